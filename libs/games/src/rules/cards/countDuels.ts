import type { Card } from '../draw';
import { forEachSuitClass } from './suitClasses';
import { readThreeCards, type ThreeCardHand, type ThreeCardRanking } from './threeCards';

/** A hand of three cards against all 18,424 hands that the other 49 cards make. */
export interface Duel extends ThreeCardHand {
  readonly cards: readonly Card[];
  /** Hands that this one stands for. */
  readonly weight: number;
  /** Other hands under the bar; those at or above it that are lower, equal and higher than this one. */
  readonly unqualified: number;
  readonly lower: number;
  readonly equal: number;
  readonly higher: number;
}

export const duelsEach = 18_424;

interface AllHands {
  readonly strengths: Float64Array;
  /** Cards of each hand, three by three. */
  readonly cards: Uint8Array;
}

function listHands(ranking: ThreeCardRanking): AllHands {
  const strengths = new Float64Array(22_100);
  const cards = new Uint8Array(66_300);
  let at = 0;
  for (let a = 0; a < 52; a += 1)
    for (let b = a + 1; b < 52; b += 1)
      for (let c = b + 1; c < 52; c += 1) {
        strengths[at] = readThreeCards([a, b, c], ranking).strength;
        cards.set([a, b, c], 3 * at);
        at += 1;
      }
  return { strengths, cards };
}

/** Every hand against every other; the other qualifies from the strength `bar` up. */
export function countDuels(ranking: ThreeCardRanking, bar = 0): Duel[] {
  const { cards: others, strengths } = listHands(ranking);
  const duels: Duel[] = [];
  const taken = new Uint8Array(52);
  forEachSuitClass(3, (cards, weight) => {
    const hand = readThreeCards(cards, ranking);
    let [unqualified, lower, equal, higher] = [0, 0, 0, 0];
    taken.fill(0);
    for (const card of cards) taken[card] = 1;
    for (let at = 0; at < 22_100; at += 1) {
      const clash =
        (taken[others[3 * at] ?? 0] ?? 0) |
        (taken[others[3 * at + 1] ?? 0] ?? 0) |
        (taken[others[3 * at + 2] ?? 0] ?? 0);
      if (clash !== 0) continue;
      const other = strengths[at] ?? 0;
      if (other < bar) unqualified += 1;
      else if (other < hand.strength) lower += 1;
      else if (other === hand.strength) equal += 1;
      else higher += 1;
    }
    duels.push({ ...hand, cards: [...cards], weight, unqualified, lower, equal, higher });
  });
  return duels;
}
