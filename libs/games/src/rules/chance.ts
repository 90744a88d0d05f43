import type { Draw } from './draw';

export const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Draws a place of a list, each as likely as its weight says. Weights are whole numbers. */
export function drawWeighted(draw: Draw, weights: readonly number[]): number {
  let left = draw(sum(weights));
  for (const [at, weight] of weights.entries()) {
    if (left < weight) return at;
    left -= weight;
  }
  throw new Error('Weights must be positive');
}

/** Draws `count` different numbers from 0 up to, but not including, `below`; in the order drawn. */
export function drawSubset(draw: Draw, below: number, count: number): number[] {
  const left = Array.from({ length: below }, (_, at) => at);
  return Array.from({ length: count }, () => left.splice(draw(left.length), 1)).flat();
}

/** In how many ways `count` things can be chosen from `among`. */
export function countChoices(among: number, count: number): number {
  if (count < 0 || count > among) return 0;
  let ways = 1;
  for (let at = 1; at <= count; at += 1) ways = (ways * (among - count + at)) / at;
  return Math.round(ways);
}

/** A chance as a fraction of whole numbers. */
export interface Chance {
  readonly winning: number;
  readonly among: number;
}

/**
 * Hundredths of a unit that a chance pays so that at most `share` thousandths of the stakes come back. All factors are
 * whole numbers, so that every machine comes to the same prize.
 */
export const priceChance = (share: number, { winning, among }: Chance): number =>
  Math.floor((share * among) / (winning * 10));
