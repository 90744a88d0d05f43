// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createPotionMix } from '../../rules/potionMix/createPotionMix';
import { potionVariants } from '../../rules/potionMix/potionVariants';
import { mountTable } from '../../testing/mountInstant';
import { potionMixScreen } from './potionMixScreen';

it('a mix tells the recipe that it makes, or none', () => {
  const draws = [0, 0, 0];
  const begin = () => {
    const left = [...draws];
    return () => left.shift() ?? 0;
  };
  const table = mountTable({ ...potionMixScreen, create: createPotionMix }, potionVariants.witch, {
    begin,
  });
  table.press('potionMix.mix');
  expect(table.actions).toEqual([{ type: 'mix' }]);
  expect(table.text()).toContain('potionMix.made ×4');
  draws[0] = 6;
  table.press('potionMix.mix');
  expect(table.text()).toContain('potionMix.nothing');
  expect(table.rules()).toContain('potionMix.star + potionMix.star + potionMix.star×100');
});
