import { expect, it } from 'vitest';
import { playRounds } from '../testing/playRounds';
import { playSpots } from '../testing/playSpots';
import { createJhandi, jhandiVariants } from './createJhandi';

const tables = Object.entries(jhandiVariants);

it.each(tables)('%s returns within its band', (_, variant) => {
  const game = createJhandi(variant);
  expect(game.returnToPlayer()).toBeGreaterThan(variant.band[0]);
  expect(game.returnToPlayer()).toBeLessThan(variant.band[1]);
});

it.each(tables)('%s pays as its return says when all 46,656 throws are played', (_, variant) => {
  const game = createJhandi(variant);
  const { most, returns } = playSpots(game);
  for (const spot of game.spots)
    expect(returns.get(spot), spot).toBeCloseTo(game.returnToPlayer(), 10);
  expect(most).toBe(game.mostTimes);
});

it('a symbol pays by the dice that show it, and once is not enough', () => {
  const game = createJhandi(jhandiVariants.classic);
  const bets = (['heart', 'spade', 'flag'] as const).map((spot) => ({ spot, chips: 1 }));
  const faces = [0, 0, 1, 5, 5, 5];
  const state = game.replay(() => faces.pop() ?? 0, [{ bets }]);
  expect(state?.view.bets.map(({ paid }) => paid)).toEqual([300, 0, 500]);
  expect(game.replay(() => 5, [{ bets }])?.paid).toBe(game.mostTimes * 100);
});

it('a long run of the classic comes near its return', () => {
  const game = createJhandi(jhandiVariants.classic);
  const run = playRounds(game, 40_000, { bets: [{ spot: 'flag', chips: 1 }] });
  expect(Math.abs(run - game.returnToPlayer())).toBeLessThan(0.04);
});
