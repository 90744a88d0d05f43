import { expect, it } from 'vitest';
import { crashFaces } from '../crash/crashPoint';
import { instantBand } from '../returnBand';
import type { LimboAction } from './createLimbo';
import { createLimbo } from './createLimbo';
import { limboVariants } from './limboVariants';

const leap = (target: number): LimboAction[] => [{ type: 'leap', target }];

it.each(Object.entries(limboVariants))('the return of %s lies in its band', (_, variant) => {
  const share = createLimbo({ ...variant, most: 20_000 }).returnToPlayer();
  expect(share).toBeCloseTo(variant.share / 1000, 12);
  expect(share).toBeGreaterThanOrEqual(instantBand.least);
  expect(share).toBeLessThanOrEqual(instantBand.most);
});

it('the return is that of the best target, by the last draw that reaches each', () => {
  const game = createLimbo({ share: 957, least: 150, most: 320 });
  const isWon = (face: number, target: number) =>
    (game.replay(() => face, leap(target))?.paid ?? 0) > 0;
  let best = 0;
  for (let target = 150; target <= 320; target += 1) {
    let [won, lost] = [0, crashFaces];
    while (lost - won > 1) {
      const middle = Math.floor((won + lost) / 2);
      if (isWon(middle, target)) won = middle;
      else lost = middle;
    }
    best = Math.max(best, ((won + 1) * target) / 100 / crashFaces);
  }
  expect(game.returnToPlayer()).toBeCloseTo(best, 12);
});

it('a leap is won at its target and lost below', () => {
  const game = createLimbo(limboVariants.leap);
  expect(game.replay(() => 484_999, leap(200))).toEqual({
    ...{ view: { target: 200, height: 200, won: true }, staked: 1, paid: 200 },
  });
  expect(game.replay(() => 484_999, leap(201))?.paid).toBe(0);
  expect(game.replay(() => 0, leap(1_000_001))).toBeUndefined();
  expect(game.replay(() => 0, leap(100))).toBeUndefined();
  expect(game.replay(() => 0, [...leap(200), ...leap(200)])).toBeUndefined();
});
