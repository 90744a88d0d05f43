import { expect, it } from 'vitest';
import { playRounds } from '../testing/playRounds';
import { playSpots } from '../testing/playSpots';
import { createFanTan, fanTanVariants } from './createFanTan';

const tables = Object.entries(fanTanVariants);

it.each(tables)('fan-tan by %s returns within its band', (_, variant) => {
  const game = createFanTan(variant);
  expect(game.returnToPlayer()).toBeGreaterThan(variant.band[0]);
  expect(game.returnToPlayer()).toBeLessThan(variant.band[1]);
});

it.each(tables)('fan-tan by %s pays as its returns say when all cups are played', (_, variant) => {
  const game = createFanTan(variant);
  const { most, returns } = playSpots(game);
  for (const spot of game.spots)
    expect(returns.get(spot), spot).toBeCloseTo(game.spotReturns()[spot] ?? 0, 10);
  expect(most).toBe(game.mostTimes);
});

it('fan-tan by fours has the published returns less the coin that is cut', () => {
  const returns = createFanTan(fanTanVariants.fours).spotReturns();
  expect(returns['fan-3']).toBeCloseTo(1 - 0.0375, 10);
  expect(returns['nim-3-4']).toBeCloseTo(1 - 0.025, 10);
  expect(returns['kwok-1-4']).toBeCloseTo(1 - 0.025, 10);
  expect(returns['ssheh-1-2-3']).toBeCloseTo((1.31 * 3) / 4, 10);
});

it('a nim stands off when its second number is left', () => {
  const bets = ['fan-1', 'nim-1-2', 'nim-2-1', 'kwok-1-2'].map((spot) => ({ spot, chips: 1 }));
  const state = createFanTan(fanTanVariants.fours).replay(() => 1, [{ bets }]);
  expect(state?.view.outcome).toEqual({ beads: 50, left: 2 });
  expect(state?.view.bets.map(({ paid }) => paid)).toEqual([0, 100, 290, 195]);
});

it('a long run by sixes comes near its return', () => {
  const game = createFanTan(fanTanVariants.sixes);
  const run = playRounds(game, 40_000, { bets: [{ spot: 'kwok-2-5', chips: 1 }] });
  expect(Math.abs(run - (game.spotReturns()['kwok-2-5'] ?? 0))).toBeLessThan(0.03);
});
