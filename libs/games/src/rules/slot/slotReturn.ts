import { sum } from '../chance';
import { getExpectedFreeSpins } from './freeSpinReturn';
import { getHoldReturn } from './holdReturn';
import type { ReelWeights, SlotMath, SlotSymbol } from './slotMath';
import { leastAlike } from './slotMath';

/** Shares of the stakes that come back, by feature. */
export interface SlotReturn {
  readonly lines: number;
  readonly free: number;
  readonly hold: number;
  readonly pots: number;
  readonly total: number;
}

/** The chances of one kind of symbol in a cell of each reel. */
export const getKindChances = (math: SlotMath, reels: ReelWeights, kind: SlotSymbol['kind']) =>
  reels.map(
    (weights) => sum(weights.filter((_, at) => math.symbols[at]?.kind === kind)) / sum(weights),
  );

/** How likely each number of cells of a kind is in a grid: a sum of independent cells. */
export function countKinds(chances: readonly number[], rows: number): number[] {
  let counts = [1];
  for (const chance of chances.flatMap((each) => Array.from({ length: rows }, () => each)))
    counts = [...counts, 0].map(
      (same, count) => same * (1 - chance) + (counts[count - 1] ?? 0) * chance,
    );
  return counts;
}

/**
 * The mean of all lines or ways in units. Every line is the same draw of one cell by reel, so that means add up; the
 * numbers of ways on different reels are independent, so that means multiply.
 */
export function getSpinReturn(math: SlotMath, reels: ReelWeights): number {
  const byWays = math.lines === 'ways';
  const wilds = getKindChances(math, reels, 'wild');
  let mean = 0;
  for (const [symbol, { pays }] of math.symbols.entries()) {
    let [reached, plain] = [1, 1];
    const worth = () => reached * math.wildTimes - plain * (math.wildTimes - 1);
    for (const [reel, weights] of reels.entries()) {
      const own = (weights[symbol] ?? 0) / sum(weights);
      const wild = wilds[reel] ?? 0;
      const missed = (1 - own - wild) ** (byWays ? math.rows : 1);
      if (reel >= leastAlike) mean += worth() * missed * (pays[reel - leastAlike] ?? 0);
      reached *= (own + wild) * (byWays ? math.rows : 1);
      plain *= own * (byWays ? math.rows : 1);
    }
    mean += worth() * (pays[reels.length - leastAlike] ?? 0);
  }
  return (mean * (math.lines === 'ways' ? 1 : math.lines)) / 100;
}

/** How many times the base game's mean free spins add, before their multiplier. */
export function getFreeShare(math: SlotMath): number {
  const { free, rows } = math;
  if (free === undefined) return 0;
  const counts = countKinds(getKindChances(math, math.reels, 'scatter'), rows);
  const again = countKinds(getKindChances(math, free.reels, 'scatter'), rows);
  return getExpectedFreeSpins(free, counts, again) * free.times;
}

function getPotReturn(math: SlotMath): number {
  const { pots } = math;
  if (pots === undefined) return 0;
  const counts = countKinds(getKindChances(math, math.reels, 'pot'), math.rows);
  const mean = sum(pots.pots.map(({ value, weight }) => value * weight));
  const weights = sum(pots.pots.map(({ weight }) => weight));
  return (sum(counts.slice(pots.trigger)) * mean) / weights / 100;
}

/** The exact return of a slot, in shares of the stake. */
export function getSlotReturn(math: SlotMath): SlotReturn {
  const { free: freeSpins, hold: holdAndSpin } = math;
  const lines = getSpinReturn(math, math.reels);
  const free =
    freeSpins === undefined ? 0 : getFreeShare(math) * getSpinReturn(math, freeSpins.reels);
  const coins = countKinds(getKindChances(math, math.reels, 'coin'), math.rows);
  const hold = holdAndSpin === undefined ? 0 : getHoldReturn(holdAndSpin, coins);
  const pots = getPotReturn(math);
  return { lines, free, hold, pots, total: lines + free + hold + pots };
}
