import { getDrawShape } from '../lotteries';
import type { DrawShape } from '../lotteries';
import { hitChances, inOrderChance } from './chances';
import type { LotteryPlay } from './lottery';
import { countSummed, holdsOutcome } from './lottery';

/** Ways to come to each sum. */
type Ways = ReadonlyMap<number, number>;

function addWays(one: Ways, other: Ways, shift: number): Ways {
  const all = new Map(one);
  for (const [sum, ways] of other) all.set(sum + shift, (all.get(sum + shift) ?? 0) + ways);
  return all;
}

/** In how many ways each sum is drawn: of numbers that come again, in order; else of sets. */
function countSums(shape: DrawShape): Ways {
  const size = countSummed(shape);
  const numbers = Array.from({ length: shape.to - shape.from + 1 }, (_, at) => shape.from + at);
  const none: Ways = new Map();
  const empty: Ways = new Map([[0, 1]]);
  if (shape.repeats) {
    let sums = empty;
    for (let at = 0; at < size; at += 1)
      sums = numbers.reduce((all, number) => addWays(all, sums, number), none);
    return sums;
  }
  // By how many numbers are taken so far, from the most down: each number is taken once.
  const taken: Ways[] = [empty, ...Array.from({ length: size }, () => none)];
  for (const number of numbers)
    for (let at = size; at > 0; at -= 1)
      taken[at] = addWays(taken[at] ?? none, taken[at - 1] ?? none, number);
  return taken[size] ?? none;
}

function outcomeChance(id: string, shape: DrawShape): number {
  let [hits, all] = [0, 0];
  for (const [sum, ways] of countSums(shape)) {
    all += ways;
    if (holdsOutcome(id, shape, sum)) hits += ways;
  }
  return hits / all;
}

function hitChance({ id, at, pick }: LotteryPlay, shape: DrawShape, hits: number): number {
  if (at === 'sum') return outcomeChance(id, shape);
  if (at === 'any') return hitChances(shape, pick)[hits] ?? 0;
  return inOrderChance(shape, pick);
}

/** The share of stakes on a play that comes back in the long run: exact, over all results. */
export function getPlayReturn(name: string, play: LotteryPlay): number {
  const shape = getDrawShape(name);
  return play.pays.reduce(
    (share, { hits, times }) => share + times * hitChance(play, shape, hits),
    0,
  );
}
