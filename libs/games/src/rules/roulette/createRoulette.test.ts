import { expect, it } from 'vitest';
import { playRounds } from '../testing/playRounds';
import { playSpots } from '../testing/playSpots';
import { createRoulette } from './createRoulette';
import { rouletteVariants } from './variants';

const wheels = Object.entries(rouletteVariants);

it.each(wheels)('%s returns within its band on its best spot', (_, variant) => {
  const best = createRoulette(variant).returnToPlayer();
  expect(best).toBeGreaterThan(variant.band[0]);
  expect(best).toBeLessThan(variant.band[1]);
});

it.each(wheels)(
  '%s pays every spot as its return says when all pockets are played',
  (_, variant) => {
    const game = createRoulette(variant);
    const { most, returns } = playSpots(game);
    for (const spot of game.spots)
      expect(returns.get(spot), spot).toBeCloseTo(game.spotReturns()[spot] ?? 0, 10);
    expect(most).toBe(game.mostTimes);
  },
);

it.each([
  ['european', 36 / 37, 18 / 37 / 0.5],
  ['american', 36 / 38, 36 / 38],
  ['french', 36 / 37, 36.5 / 37],
  ['mini13', 12 / 13, 12.5 / 13],
] as const)('%s has the published returns on a number and on red', (name, straight, red) => {
  const returns = createRoulette(rouletteVariants[name]).spotReturns();
  expect(returns['straight-7']).toBeCloseTo(straight, 12);
  expect(returns['red']).toBeCloseTo(red, 12);
});

it('the American top line is the worst bet of its table', () => {
  const returns = createRoulette(rouletteVariants.american).spotReturns();
  expect(returns['topLine']).toBeCloseTo(35 / 38, 12);
  expect(Math.min(...Object.values(returns))).toBe(returns['topLine']);
});

it('a table offers every bet of its layout', () => {
  const count = (kind: string) =>
    createRoulette(rouletteVariants.european).spots.filter((spot) => spot.startsWith(kind)).length;
  expect(['straight', 'split', 'street', 'corner', 'line', 'column', 'dozen'].map(count)).toEqual([
    37, 60, 14, 23, 11, 3, 3,
  ]);
});

it('a spin pays each bet by itself', () => {
  const bets = [
    { spot: 'straight-17', chips: 2 },
    { spot: 'black', chips: 3 },
    { spot: 'dozen-1', chips: 5 },
  ];
  const state = createRoulette(rouletteVariants.european).replay(() => 17, [{ bets }]);
  expect(state?.view.outcome.pocket).toBe('17');
  expect(state?.view.outcome.winners).toContain('corner-16-17-19-20');
  expect(state?.view.bets.map(({ paid }) => paid)).toEqual([7200, 600, 0]);
  expect(state).toMatchObject({ staked: 10, paid: 7800 });
});

it.each([
  [[]],
  [[{ spot: 'straight-37', chips: 1 }]],
  [[{ spot: 'red', chips: 0 }]],
  [[{ spot: 'red', chips: 1.5 }]],
  [[{ spot: 'red', chips: 101 }]],
  [[1, 2].map(() => ({ spot: 'red', chips: 1 }))],
])('a spin does not start when its bets are %j', (bets) => {
  const game = createRoulette(rouletteVariants.european);
  expect(game.action.safeParse({ bets }).success).toBe(false);
  expect(game.replay(() => 0, [{ bets }])).toBeUndefined();
});

it('a spin takes no second action', () => {
  const opening = { bets: [{ spot: 'red', chips: 1 }] };
  const game = createRoulette(rouletteVariants.european);
  expect(game.replay(() => 0, [opening, opening])).toBeUndefined();
  expect(game.replay(() => 0, [])).toBeUndefined();
});

it('a long run on the French table comes near its return', () => {
  const game = createRoulette(rouletteVariants.french);
  const run = playRounds(game, 15_000, { bets: [{ spot: 'even', chips: 1 }] });
  expect(Math.abs(run - game.returnToPlayer())).toBeLessThan(0.02);
});
