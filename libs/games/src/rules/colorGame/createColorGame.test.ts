import { expect, it } from 'vitest';
import { playRounds } from '../testing/playRounds';
import { playSpots } from '../testing/playSpots';
import { colorGameVariants, createColorGame } from './createColorGame';

const tables = Object.entries(colorGameVariants);

it.each(tables)('%s returns within its band', (_, variant) => {
  const game = createColorGame(variant);
  expect(game.returnToPlayer()).toBeGreaterThan(variant.band[0]);
  expect(game.returnToPlayer()).toBeLessThan(variant.band[1]);
});

it.each(tables)('%s pays as its return says when all throws are played', (_, variant) => {
  const game = createColorGame(variant);
  const { most, returns } = playSpots(game);
  for (const spot of game.spots)
    expect(returns.get(spot), spot).toBeCloseTo(game.spotReturns()[spot], 10);
  expect(most).toBe(game.mostTimes);
});

it('perya has the published return of chuck-a-luck', () => {
  const game = createColorGame(colorGameVariants.perya);
  expect(game.returnToPlayer()).toBeCloseTo(1 - 17 / 216, 12);
});

it('pula puti pays the colour of most dice, and more when all three show it', () => {
  const game = createColorGame(colorGameVariants.pulaPuti);
  const bets = [
    { spot: 'red' as const, chips: 2 },
    { spot: 'white' as const, chips: 4 },
  ];
  const faces = [0, 5, 2];
  const mixed = game.replay(() => faces.pop() ?? 0, [{ bets }]);
  expect(mixed?.view.outcome.dice).toEqual(['red', 'white', 'red']);
  expect(mixed).toMatchObject({ staked: 6, paid: 350 });
  expect(game.replay(() => 5, [{ bets }])?.paid).toBe(1000);
  expect(game.action.safeParse({ bets: [{ spot: 'blue', chips: 1 }] }).success).toBe(false);
});

it('a long run of perya comes near its return', () => {
  const game = createColorGame(colorGameVariants.perya);
  const run = playRounds(game, 40_000, { bets: [{ spot: 'blue', chips: 1 }] });
  expect(Math.abs(run - game.returnToPlayer())).toBeLessThan(0.03);
});
