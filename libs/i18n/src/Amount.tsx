import type { MoneyOptions } from './formatMoney';
import { useMoney } from './useMoney';

export interface AmountProps extends MoneyOptions {
  /** In major units. */
  readonly value: number;
}

/** An amount within words, in the merchant's currency. No translator writes it anew. */
export function Amount({ value, ...options }: AmountProps) {
  const money = useMoney();
  return <span translate="no">{money(value, options)}</span>;
}
