import { ContractPage } from './ContractPage';

/** Daily salary (ROUTE-16). */
export function SalaryContractPage() {
  return <ContractPage kind="salary" />;
}

/** Dividend (ROUTE-16). */
export function DividendContractPage() {
  return <ContractPage kind="dividend" />;
}

/** Hourly salary (ROUTE-16). */
export function HourlyContractPage() {
  return <ContractPage kind="hourly" />;
}
