/** A mobile number as the calls carry it. */
export interface PhoneNumber {
  /** Digits after the dialling code, without a trunk prefix. */
  readonly mobileNum: string;
  /** Digits without a plus. */
  readonly countryDialingCode: string;
}

/**
 * Reads a number without the numbering plans: until they are there, and where they know no such number (a plan is
 * older than its newest numbers, and whoever has one may still log in). Only `+` or `00` say that a dialling code
 * stands in front.
 */
export function bareNumber(typed: string, countryDialingCode: string): PhoneNumber {
  const digits = typed.replace(/\D/g, '');
  const international = typed.trim().startsWith('+') ? digits : /^00(.*)/.exec(digits)?.[1];
  const national = international?.startsWith(countryDialingCode)
    ? international.slice(countryDialingCode.length)
    : digits;
  return { mobileNum: national.replace(/^0+/, ''), countryDialingCode };
}
