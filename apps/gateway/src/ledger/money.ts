import type { MerchantScope } from '../base/merchants';

/** Minor units of a merchant's currency to the number that goes over the wire. */
export function toMajor(amount: number, { config }: MerchantScope): number {
  return amount / 10 ** config.currency.scale;
}

/** A number from the wire to minor units, rounded to the nearest. */
export function toMinor(amount: number, { config }: MerchantScope): number {
  return Math.round(amount * 10 ** config.currency.scale);
}
