import { OneContract } from './OneContract';

/** Daily salary (ROUTE-16). */
export function SalaryContractPage() {
  return <OneContract kind="salary" />;
}

/** Dividend (ROUTE-16). */
export function DividendContractPage() {
  return <OneContract kind="dividend" />;
}

/** Hourly salary (ROUTE-16). */
export function HourlyContractPage() {
  return <OneContract kind="hourly" />;
}
