import type { PickResult } from './markets';

/** Matches that one slip can combine. */
export const mostLegs = 8;

/** Thousandths of its fair value that a bet is bought back for. */
export const cashOutShare = 950;

/** A leg's odds in hundredths. */
interface Leg {
  readonly odds: number;
}

/**
 * The payout of a slip whose legs all win, rounded down to minor units: its stake times the product of its odds. In whole
 * numbers of any size, so that nothing is lost before.
 */
export function calculatePayout(stake: number, legs: readonly Leg[]): number {
  const product = legs.reduce((sum, { odds }) => sum * BigInt(odds), BigInt(stake));
  return Number(product / 100n ** BigInt(legs.length));
}

/** The product of odds as a number with its digits after the point, to be shown. */
export const combineOdds = (legs: readonly Leg[]): number =>
  legs.reduce((product, { odds }) => product * (odds / 100), 1);

/** The payout of a slip by the results of its legs: nothing with one that lost, and a void leg counts as odds of 1. */
export function settleSlip(
  stake: number,
  legs: readonly (Leg & { readonly result: PickResult })[],
): number {
  if (legs.some(({ result }) => result === 'lost')) return 0;
  return calculatePayout(
    stake,
    legs.filter(({ result }) => result === 'won'),
  );
}

/** A leg with its present chances from 0 to 1. */
export interface LiveLeg extends Leg {
  readonly chance: number;
  readonly voidChance: number;
}

/** The worth of a slip on average as its matches stand, in minor units. */
export const calculateFairValue = (stake: number, legs: readonly LiveLeg[]): number =>
  legs.reduce((value, { odds, chance, voidChance }) => {
    return value * ((odds / 100) * chance + voidChance);
  }, stake);

/** The price at which a slip is bought back, in minor units: always less than its worth; 0 where that is too little. */
export const calculateCashOut = (stake: number, legs: readonly LiveLeg[]): number =>
  Math.floor((calculateFairValue(stake, legs) * cashOutShare) / 1000);
