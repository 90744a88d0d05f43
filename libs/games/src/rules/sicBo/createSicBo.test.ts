import { expect, it } from 'vitest';
import { playRounds } from '../testing/playRounds';
import { playSpots } from '../testing/playSpots';
import { createSicBo } from './createSicBo';
import { sicBoVariants } from './variants';

const tables = Object.entries(sicBoVariants);

it.each(tables)('%s returns within its band, and no spot returns all', (_, variant) => {
  const game = createSicBo(variant);
  expect(game.returnToPlayer()).toBeGreaterThan(variant.band[0]);
  expect(game.returnToPlayer()).toBeLessThan(variant.band[1]);
  for (const [spot, share] of Object.entries(game.spotReturns())) {
    expect(share, spot).toBeLessThan(0.98);
    expect(share, spot).toBeGreaterThan(0.5);
  }
});

it.each(tables)(
  '%s pays every spot as its return says when all throws are played',
  (_, variant) => {
    const game = createSicBo(variant);
    const { most, returns } = playSpots(game);
    for (const spot of game.spots)
      expect(returns.get(spot), spot).toBeCloseTo(game.spotReturns()[spot] ?? 0, 10);
    expect(most).toBe(game.mostTimes);
  },
);

it('Macau has the published returns', () => {
  const returns = createSicBo(sicBoVariants.macau).spotReturns();
  const published = {
    small: 210 / 216,
    'total-4': (51 * 3) / 216,
    'total-9': (7 * 25) / 216,
    'single-3': 199 / 216,
    'pair-2-5': (6 * 30) / 216,
    'double-1': (9 * 16) / 216,
    'triple-6': 151 / 216,
    anyTriple: 150 / 216,
  };
  expect(returns).toMatchObject(
    Object.fromEntries(
      Object.entries(published).map(([spot, of]) => [spot, expect.closeTo(of, 9)]),
    ),
  );
});

it('small and even lose when three alike fall, but not on the table with commission', () => {
  const bets = ['small', 'even', 'triple-2'].map((spot) => ({ spot, chips: 1 }));
  const paid = (name: keyof typeof sicBoVariants) =>
    createSicBo(sicBoVariants[name])
      .replay(() => 1, [{ bets }])
      ?.view.bets.map((bet) => bet.paid);
  expect(paid('macau')).toEqual([0, 0, 15_100]);
  expect(paid('commission')).toEqual([194, 194, 19_100]);
});

it('a long run on a single number comes near its return', () => {
  const game = createSicBo(sicBoVariants.atlantic);
  const run = playRounds(game, 40_000, { bets: [{ spot: 'single-4', chips: 1 }] });
  expect(Math.abs(run - (game.spotReturns()['single-4'] ?? 0))).toBeLessThan(0.02);
});
