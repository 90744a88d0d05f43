import type { Draw } from '@playhouse/games';
import { createRandom } from '../../base/random';

/** An event is imagined so often to tell what the bets on it lose together. */
const ends = 400;
/** The worst ends are passed over up to one in eight: else a wheel's zero would make red and black two whole stakes. */
const rare = ends / 8;

/**
 * The part of the stakes on one event that is at risk: what they lose together but for its rarest ends, so that opposite
 * bets count by their difference. Minor units.
 * @param seed of the event, which nobody knows who bets: the ends follow from it
 * @param payAt what all bets bring together at an end that is drawn
 */
export function findRisk(stake: number, seed: string, payAt: (draw: Draw) => number): number {
  const random = createRandom(seed);
  const draw: Draw = (below) => random.whole(0, below - 1);
  const paid = Array.from({ length: ends }, () => payAt(draw)).sort((one, other) => one - other);
  return Math.max(0, stake - Math.floor(paid[rare] ?? 0));
}
