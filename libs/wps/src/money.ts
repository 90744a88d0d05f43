/**
 * Money on the wire is in major units of the currency (12.5), money in the books in minor units (1250). Site and
 * platform count with these functions alone, so that no figure shown differs from the one that moves.
 */

/**
 * An amount of the wire in minor units of a currency with `scale` decimals.
 * @returns undefined for what the currency cannot pay: more decimals than it has, or more than is counted exactly
 */
export function minorUnits(amount: number, scale: number): number | undefined {
  const unit = 10 ** scale;
  const minor = Math.round(amount * unit);
  // A decimal of the right length is the double nearest to it, and so is this quotient.
  return Number.isSafeInteger(minor) && minor / unit === amount ? minor : undefined;
}

/** Minor units as the number that goes over the wire. */
export function majorUnits(minor: number, scale: number): number {
  return minor / 10 ** scale;
}

/** Decimals of a percentage that count. */
const rateUnit = 10_000;

/** Decimals of a multiple that count. */
const timesUnit = 1_000_000;

/** A multiple of an amount in minor units, rounded down: 50 at 9.7 times is 485, as it is on paper. */
export function multiplyMoney(minor: number, times: number): number {
  return Number((BigInt(minor) * BigInt(Math.round(times * timesUnit))) / BigInt(timesUnit));
}

/** A percentage of an amount, in minor units, half a unit rounded up. */
export function calculateFee(minor: number, percent: number): number {
  // In whole numbers of any length: 1.5 % of 1,000,000.33 must not depend on how doubles round.
  const share = BigInt(minor) * BigInt(Math.round(percent * rateUnit));
  const whole = BigInt(rateUnit * 100);
  return Number((share * 2n + whole) / (whole * 2n));
}
