import { expect, it } from 'vitest';
import { countDuels } from '../cards/countDuels';
import type { ThreeCardKind } from '../cards/threeCards';
import { orderDeck } from '../testing/orderDeck';
import { playRounds } from '../testing/playRounds';
import { createRedBlack } from './createRedBlack';
import { allDuels, redBlackVariants } from './variants';

const tables = Object.entries(redBlackVariants);

it.each(tables)('%s returns within its band, and no spot returns all', (_, variant) => {
  const game = createRedBlack(variant);
  expect(game.returnToPlayer()).toBeGreaterThan(variant.band[0]);
  expect(game.returnToPlayer()).toBeLessThan(variant.band[1]);
  for (const share of Object.values<number>(game.spotReturns())) expect(share).toBeGreaterThan(0.9);
});

it.each(tables)('%s has the counts of going through all deals', (_, { duels, ranking }) => {
  const redWins: Record<ThreeCardKind, number> = {
    ...{ high: 0, pair: 0, flush: 0, straight: 0, trips: 0, straightFlush: 0 },
  };
  let equal = 0;
  for (const duel of countDuels(ranking)) {
    redWins[duel.kind] += duel.weight * duel.lower;
    equal += duel.weight * duel.equal;
  }
  expect({ redWins, equal }).toEqual(duels);
  const wins = Object.values(redWins).reduce((sum, deals) => sum + deals, 0);
  expect(2 * wins + equal).toBe(allDuels);
});

it.each(tables)('a long run of %s comes near its returns', (_, variant) => {
  const game = createRedBlack(variant);
  const red = playRounds(game, 15_000, { bets: [{ spot: 'red', chips: 1 }] });
  expect(Math.abs(red - game.returnToPlayer())).toBeLessThan(0.04);
});

it('the side that wins is paid, and its hand too', () => {
  const game = createRedBlack(redBlackVariants.flower);
  const bets = (['red', 'black', 'straightFlush', 'pair'] as const).map((spot) => ({
    spot,
    chips: 1,
  }));
  // Ace, two, three of spades against four, five, six: the lower run loses.
  const state = game.replay(() => 0, [{ bets }]);
  expect(state?.view.outcome).toMatchObject({ winner: 'black', kind: 'straightFlush' });
  expect(state?.view.bets.map(({ paid }) => paid)).toEqual([0, 195, 21_000, 0]);
});

it('equal hands give sides back and pay no hand', () => {
  const game = createRedBlack(redBlackVariants.lucky);
  const bets = (['red', 'black', 'lucky'] as const).map((spot) => ({ spot, chips: 2 }));
  // Two and four of spades, six of hearts; then the same ranks with the suits the other way round.
  const state = game.replay(orderDeck([1, 3, 18, 14, 16, 5]), [{ bets }]);
  expect(state?.view.outcome.winner).toBeUndefined();
  expect(state?.paid).toBe(400);
});
