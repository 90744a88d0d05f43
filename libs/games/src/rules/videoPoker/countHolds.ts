import type { ExactShare } from '../bets/exactShare';
import { forEachSuitClass } from '../cards/suitClasses';
import type { Card } from '../draw';

/** Draws of 0 to 5 cards out of 47, and a number that all of them divide. */
const draws = [1, 47, 1081, 16_215, 178_365, 1_533_939];
const commonDraws = 7_669_695;
const allHands = 2_598_960;

function choose(n: number, k: number): number {
  if (k === 0) return 1;
  return n < k ? 0 : (choose(n - 1, k - 1) * n) / k;
}
/** Terms of a set's place among all sets of its size: by the card and by how many cards up to it. */
const terms = Array.from({ length: 6 }, (_, k) =>
  Float64Array.from({ length: 52 }, (_card, card) => choose(card, k)),
);

const sizes = Array.from({ length: 32 }, (_, set) =>
  [0, 1, 2, 3, 4].reduce((sum, at) => sum + ((set >> at) & 1), 0),
);
/** The highest card of a set of positions, and its term by card. */
const topCard = Array.from({ length: 32 }, (_, set) => 31 - Math.clz32(set));
const topTerms = sizes.map((size) => terms[size] ?? new Float64Array(52));

/** Places of the 32 subsets of five rising cards, each among the sets of its size. */
function placeSubsets(cards: ArrayLike<number>, places: Int32Array): void {
  for (let set = 1; set < 32; set += 1) {
    const top = topCard[set] ?? 0;
    places[set] = (places[set ^ (1 << top)] ?? 0) + (topTerms[set]?.[cards[top] ?? 0] ?? 0);
  }
}

/** For every set of up to five cards, the sum of what all hands pay that hold it. */
export function sumByHeld(pay: (cards: readonly Card[]) => number): Float64Array[] {
  const sums = [0, 1, 2, 3, 4, 5].map((size) => new Float64Array(choose(52, size)));
  const places = new Int32Array(32);
  const cards = [0, 0, 0, 0, 0];
  const extend = (size: number, from: number): void => {
    if (size < 5) {
      for (let card = from; card < 52; card += 1) {
        cards[size] = card;
        extend(size + 1, card + 1);
      }
      return;
    }
    const paid = pay(cards);
    if (paid === 0) return;
    placeSubsets(cards, places);
    for (let set = 0; set < 32; set += 1) {
      const sum = sums[sizes[set] ?? 0];
      const place = places[set] ?? 0;
      if (sum !== undefined) sum[place] = (sum[place] ?? 0) + paid;
    }
  };
  extend(0, 0);
  return sums;
}

/** For every set of held cards, by its bits, what all draws beside it pay together. */
export function sumDraws(
  cards: ArrayLike<number>,
  sums: readonly Float64Array[],
  values: Float64Array,
  places: Int32Array,
): void {
  placeSubsets(cards, places);
  for (let set = 0; set < 32; set += 1)
    values[set] = sums[sizes[set] ?? 0]?.[places[set] ?? 0] ?? 0;
  // Hands that hold a card which was thrown away are taken out again, card by card.
  for (let bit = 1; bit < 32; bit <<= 1)
    for (let set = 0; set < 32; set += 1)
      if ((set & bit) === 0) values[set] = (values[set] ?? 0) - (values[set | bit] ?? 0);
}

/** Draws beside a set of held cards. */
export const countDraws = (held: number) => draws[5 - (sizes[held] ?? 0)] ?? 1;

/** Payments of all first hands, each with its best hold, in whole numbers. */
export function countHolds(sums: readonly Float64Array[]): ExactShare {
  const values = new Float64Array(32);
  const places = new Int32Array(32);
  const scale = Array.from({ length: 32 }, (_, held) => commonDraws / countDraws(held));
  let paid = 0;
  forEachSuitClass(5, (cards, weight) => {
    sumDraws(cards, sums, values, places);
    let best = 0;
    for (let held = 0; held < 32; held += 1)
      best = Math.max(best, (values[held] ?? 0) * (scale[held] ?? 0));
    paid += weight * best;
  });
  return { paid: 100 * paid, staked: allHands * commonDraws };
}
