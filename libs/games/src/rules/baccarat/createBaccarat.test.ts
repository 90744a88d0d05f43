import { expect, it } from 'vitest';
import { orderDeck } from '../testing/orderDeck';
import { playRounds } from '../testing/playRounds';
import { sumPoints } from '../cards/points';
import { bankDraws } from './bank';
import { createBaccarat } from './createBaccarat';
import { findPairReturns, payPair } from './pairs';
import { baccaratVariants, type BaccaratSpot } from './variants';

const tables = Object.entries(baccaratVariants);

it.each(tables)('%s returns within its band, and no spot returns all', (_, variant) => {
  const game = createBaccarat(variant);
  expect(game.returnToPlayer()).toBeGreaterThan(variant.band[0]);
  expect(game.returnToPlayer()).toBeLessThan(variant.band[1]);
  for (const share of Object.values<number>(game.spotReturns())) expect(share).toBeGreaterThan(0.8);
});

it('punto banco with eight decks has the published returns', () => {
  const returns = createBaccarat(baccaratVariants.puntoBanco).spotReturns();
  expect(returns.banker).toBeCloseTo(0.989421, 6);
  expect(returns.player).toBeCloseTo(0.987649, 6);
  expect(returns.tie).toBeCloseTo(0.856404, 6);
});

it('no commission has the published return on the bank', () => {
  const returns = createBaccarat(baccaratVariants.noCommission).spotReturns();
  expect(returns.banker).toBeCloseTo(1 - 0.0146, 4);
});

it('the dragon bonus has its published returns', () => {
  const returns = createBaccarat(baccaratVariants.salon).spotReturns();
  expect(returns.playerDragon).toBeCloseTo(1 - 0.0265, 4);
  expect(returns.bankerDragon).toBeCloseTo(1 - 0.0937, 4);
  expect(returns.playerPair).toBeCloseTo(1 - 0.1036, 4);
});

it('bets on pairs return what a count of all first four cards of two decks pays', () => {
  const { pairs } = baccaratVariants.pairs;
  const returns = findPairReturns(pairs, 2);
  const paid = { playerPair: 0, bankerPair: 0, eitherPair: 0, perfectPair: 0 };
  const spots = ['playerPair', 'bankerPair', 'eitherPair', 'perfectPair'] as const;
  const cards = Array.from({ length: 104 }, (_, at) => at % 52);
  let deals = 0;
  // The first card may be any, since all are alike here: it is the ace of spades at place 0.
  const players = cards.map((card) => [0, card]);
  for (let one = 1; one < 104; one += 1)
    for (let other = one + 1; other < 104; other += 1) {
      const banker = [cards[one] ?? 0, cards[other] ?? 0];
      for (const [at, player] of players.entries()) {
        if (at === 0 || at === one || at === other) continue;
        deals += 1;
        for (const spot of spots) paid[spot] += payPair(pairs, spot, { player, banker });
      }
    }
  for (const spot of spots) expect(paid[spot] / deals / 100).toBeCloseTo(returns[spot], 10);
});

it('the bank draws by the published table of third cards', () => {
  const draws = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(
    (third) => [0, 1, 2, 3, 4, 5, 6, 7].filter((total) => bankDraws(total, third)).length,
  );
  expect(draws).toEqual([4, 4, 5, 5, 6, 6, 7, 7, 3, 4]);
  expect([5, 6].map((total) => bankDraws(total, undefined))).toEqual([true, false]);
});

it('a bank that wins with six pays half where there is no commission', () => {
  const game = createBaccarat(baccaratVariants.noCommission);
  const bets = (['player', 'banker', 'luckySix'] as const).map((spot) => ({ spot, chips: 2 }));
  // The player's king and four take an ace; the bank has ten and six and stands.
  const state = game.replay(orderDeck([12, 9, 3, 5, 0], 8), [{ bets }]);
  expect(state?.view.outcome).toEqual({ player: [12, 3, 0], banker: [9, 5] });
  expect(state?.view.bets.map(({ paid }) => paid)).toEqual([0, 300, 2600]);
});

it.each<[BaccaratSpot, number]>([
  ['player', 0.04],
  ['playerDragon', 0.12],
])('a long run on %s in the salon comes near its return', (spot, tolerance) => {
  const game = createBaccarat(baccaratVariants.salon);
  const share: Readonly<Partial<Record<BaccaratSpot, number>>> = game.spotReturns();
  const run = playRounds(game, 6000, { bets: [{ spot, chips: 1 }] });
  expect(Math.abs(run - (share[spot] ?? 0))).toBeLessThan(tolerance);
});

it('hands are counted by their last digit', () => {
  expect(sumPoints([8, 21, 12])).toBe(8);
});
