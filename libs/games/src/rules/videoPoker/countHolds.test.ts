import { expect, it } from 'vitest';
import { memoize } from '../bets/spotReturns';
import { countDraws, countHolds, sumByHeld, sumDraws } from './countHolds';
import { findHand } from './createVideoPoker';
import { videoPokerVariants, type VideoPokerVariant } from './variants';

const payBy = (variant: VideoPokerVariant) => (cards: readonly number[]) => {
  const hand = findHand(variant, cards);
  return hand === undefined ? 0 : (variant.pays[hand] ?? 0);
};

const sums = {
  jacks96: memoize(() => sumByHeld(payBy(videoPokerVariants.jacks96))),
  deuces: memoize(() => sumByHeld(payBy(videoPokerVariants.deuces))),
};

// Eight for a full house and five for a flush go the same ways: their published returns are tested beside the game.
it.each(['jacks96', 'deuces'] as const)(
  '%s has the payments of all first hands, each with the best of 32 holds',
  (name) => {
    const variant = videoPokerVariants[name];
    expect(countHolds(sums[name]())).toEqual(variant.share);
  },
);

it('holds are worth what all draws beside them pay, card by card', () => {
  const pay = payBy(videoPokerVariants.jacks96);
  const cards = [0, 9, 10, 13, 30];
  const values = new Float64Array(32);
  sumDraws(cards, sums.jacks96(), values, new Int32Array(32));
  const left = Array.from({ length: 52 }, (_, card) => card).filter(
    (card) => !cards.includes(card),
  );
  let [pair, three] = [0, 0];
  for (const [at, a] of left.entries())
    for (const [next, b] of left.slice(at + 1).entries()) {
      three += pay([0, 9, 10, a, b]);
      for (const c of left.slice(at + next + 2)) pair += pay([0, 13, a, b, c]);
    }
  expect(values[0b01001]).toBe(pair);
  expect(values[0b00111]).toBe(three);
  expect([0, 0b01001, 0b00111, 31].map(countDraws)).toEqual([1_533_939, 16_215, 1081, 1]);
});
