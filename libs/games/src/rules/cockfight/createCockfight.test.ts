import { expect, it } from 'vitest';
import { playRounds } from '../testing/playRounds';
import { cockfightVariants, createCockfight, type CockfightSide } from './createCockfight';

const fights = Object.entries(cockfightVariants);

it.each(fights)('%s returns within its band, and no side returns all', (_, variant) => {
  const game = createCockfight(variant);
  expect(game.returnToPlayer()).toBeGreaterThan(variant.band[0]);
  expect(game.returnToPlayer()).toBeLessThan(variant.band[1]);
  for (const share of Object.values(game.spotReturns())) expect(share).toBeGreaterThan(0.89);
});

it.each(fights)('%s pays as its returns say when every ticket is drawn', (_, variant) => {
  const game = createCockfight(variant);
  for (const spot of game.spots) {
    let paid = 0;
    for (let ticket = 0; ticket < 1000; ticket += 1) {
      const draw = (below: number) => (below === 1000 ? ticket : 0);
      paid += game.replay(draw, [{ bets: [{ spot, chips: 1 }] }])?.paid ?? 0;
    }
    expect(paid / 100_000).toBeCloseTo(game.spotReturns()[spot], 10);
  }
});

it.each<[CockfightSide, number, number, number[]]>([
  ['meron', 474, 20, [194, 0, 0]],
  ['wala', 949, 20, [0, 194, 0]],
  ['draw', 950, 600, [100, 100, 1800]],
])('%s wins when its ticket is drawn', (winner, ticket, seconds, paid) => {
  const bets = (['meron', 'wala', 'draw'] as const).map((spot) => ({ spot, chips: 1 }));
  const draw = (below: number) => (below === 1000 ? ticket : 0);
  const state = createCockfight(cockfightVariants.sabong).replay(draw, [{ bets }]);
  expect(state?.view.outcome).toEqual({ winner, seconds });
  expect(state?.view.bets.map((bet) => bet.paid)).toEqual(paid);
});

it('a long run of the derby comes near its return', () => {
  const game = createCockfight(cockfightVariants.derby);
  const run = playRounds(game, 40_000, { bets: [{ spot: 'wala', chips: 1 }] });
  expect(Math.abs(run - game.spotReturns().wala)).toBeLessThan(0.02);
});
