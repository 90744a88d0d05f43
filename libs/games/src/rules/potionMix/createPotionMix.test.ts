import { expect, it } from 'vitest';
import { getMeanReturn } from '../../testing/meanReturn';
import { instantBand } from '../returnBand';
import { createPotionMix } from './createPotionMix';
import type { PotionVariant } from './potionVariants';
import { potionVariants } from './potionVariants';

const mix = [{ type: 'mix' }] as const;
const variants: [string, PotionVariant][] = Object.entries(potionVariants);

it.each(variants)(
  'the return of %s is the mean over every draw and lies in its band',
  (_, variant) => {
    const game = createPotionMix(variant);
    expect(game.returnToPlayer()).toBeCloseTo(getMeanReturn(game, mix), 12);
    expect(game.returnToPlayer()).toBeGreaterThanOrEqual(instantBand.least);
    expect(game.returnToPlayer()).toBeLessThanOrEqual(instantBand.most);
  },
);

it.each(variants)(
  'every recipe of %s is made of its ingredients, once, above the stake',
  (_, variant) => {
    const named = variant.recipes.map(({ ingredients }) => [...ingredients].sort().join());
    expect(new Set(named).size).toBe(variant.recipes.length);
    for (const { ingredients, prize } of variant.recipes) {
      expect(prize).toBeGreaterThan(100);
      for (const name of ingredients) expect(variant.ingredients).toContain(name);
    }
  },
);

it('a recipe is made in any order', () => {
  const game = createPotionMix(potionVariants.alchemist);
  // The pearl, the leaf, the flame.
  const draws = [13, 0, 9];
  const state = game.replay(() => draws.shift() ?? 0, mix);
  expect(state).toMatchObject({ paid: 170, view: { mix: ['pearl', 'leaf', 'flame'], recipe: 8 } });
  expect(game.replay(() => 0, [...mix, ...mix])).toBeUndefined();
});
