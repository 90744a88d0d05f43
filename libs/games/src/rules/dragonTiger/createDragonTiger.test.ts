import { expect, it } from 'vitest';
import { orderDeck } from '../testing/orderDeck';
import { playRounds } from '../testing/playRounds';
import { playSpots } from '../testing/playSpots';
import { createDragonTiger, dragonTigerVariants } from './createDragonTiger';

const tables = Object.entries(dragonTigerVariants);

it.each(tables)('%s returns within its band, and no spot returns all', (_, variant) => {
  const game = createDragonTiger(variant);
  expect(game.returnToPlayer()).toBeGreaterThan(variant.band[0]);
  expect(game.returnToPlayer()).toBeLessThan(variant.band[1]);
  expect(Object.keys(game.spotReturns())).toEqual(variant.spots);
});

it('one deck pays as its returns say when all deals are played', () => {
  const game = createDragonTiger(dragonTigerVariants.singleDeck);
  const { most, returns } = playSpots(game);
  for (const spot of game.spots)
    expect(returns.get(spot), spot).toBeCloseTo(game.spotReturns()[spot], 10);
  expect(most).toBe(game.mostTimes);
});

it('two decks with every spot pay as their returns say when all deals are played', () => {
  const game = createDragonTiger({ ...dragonTigerVariants.colours, decks: 2 });
  const { most, returns } = playSpots(game);
  for (const spot of game.spots)
    expect(returns.get(spot), spot).toBeCloseTo(game.spotReturns()[spot], 10);
  expect(most).toBe(game.mostTimes);
});

it('eight decks have the published returns', () => {
  const returns = createDragonTiger(dragonTigerVariants.classic).spotReturns();
  expect(returns.dragon).toBeCloseTo(1 - 0.0373, 4);
  expect(returns.tie).toBeCloseTo((12 * 31) / 415, 10);
  expect(returns.suitedTie).toBeCloseTo(1 - 0.1398, 4);
});

it('a tie of one suit pays both ties and gives half back to dragon and tiger', () => {
  const game = createDragonTiger(dragonTigerVariants.classic);
  const bets = (['dragon', 'tiger', 'tie', 'suitedTie'] as const).map((spot) => ({
    spot,
    chips: 1,
  }));
  const sequence = [51, 0];
  const state = game.replay(() => sequence.pop() ?? 0, [{ bets }]);
  expect(state?.view.outcome).toEqual({ dragon: 0, tiger: 0 });
  expect(state?.view.bets.map(({ paid }) => paid)).toEqual([50, 50, 1200, 5100]);
});

it('a long run on the dragon comes near its return', () => {
  const game = createDragonTiger(dragonTigerVariants.classic);
  const run = playRounds(game, 8000, { bets: [{ spot: 'dragon', chips: 1 }] });
  expect(Math.abs(run - game.returnToPlayer())).toBeLessThan(0.03);
});

it('each card pays its colour, and a seven pays neither', () => {
  const game = createDragonTiger(dragonTigerVariants.colours);
  const spots = ['dragonRed', 'dragonBlack', 'tigerRed', 'tigerBlack'] as const;
  const bets = spots.map((spot) => ({ spot, chips: 1 }));
  const play = (...cards: number[]) =>
    game.replay(orderDeck(cards, 6), [{ bets }])?.view.bets.map(({ paid }) => paid);
  // An ace of hearts and one of clubs; one of diamonds and the seven of spades.
  expect(play(13, 26)).toEqual([200, 0, 0, 200]);
  expect(play(39, 6)).toEqual([200, 0, 0, 0]);
});
