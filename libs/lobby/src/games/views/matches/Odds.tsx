import { FormattedNumber } from 'react-intl';

/** Odds as times the stake, with the two digits by which they are known. */
export function Odds({ value }: { value: number }) {
  return <FormattedNumber value={value} minimumFractionDigits={2} maximumFractionDigits={2} />;
}
