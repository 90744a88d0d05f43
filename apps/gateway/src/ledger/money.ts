import { errorCodes, majorUnits, minorUnits } from '@playhouse/wps';
import { Failure } from '../base/failure';
import type { MerchantScope } from '../base/merchants';

/** Minor units of a merchant's currency to the number that goes over the wire. */
export function toMajor(amount: number, { config }: MerchantScope): number {
  return majorUnits(amount, config.currency.scale);
}

/** A figure of the platform's own, such as a bound or a prize, in minor units: the nearest that the currency has. */
export function toMinor(amount: number, { config }: MerchantScope): number {
  return Math.round(amount * 10 ** config.currency.scale);
}

/**
 * Amount that a member asks to move, in minor units. It is never rounded: nobody moves another amount than they wrote.
 * @throws Failure amount.outOfRange for more decimals than the currency has, and for what cannot be counted
 */
export function readAmount(amount: number, { config }: MerchantScope): number {
  const minor = minorUnits(amount, config.currency.scale);
  if (minor === undefined || minor <= 0) throw new Failure(errorCodes.amountOutOfRange);
  return minor;
}
