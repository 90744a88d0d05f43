// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createFishing } from '../../rules/fishing/createFishing';
import { designFishing } from '../../rules/fishing/fishingVariants';
import { mountTable } from '../../testing/mountInstant';
import { fishingScreen } from './fishingScreen';

it('a shot goes at the fish pressed, and the next one at the same', () => {
  let face = 0;
  const table = mountTable({ ...fishingScreen, create: createFishing }, designFishing(3), {
    begin: () => () => face,
  });
  table.press('fishing.shoot fishing.shark');
  expect(table.actions).toEqual([{ fish: 'shark' }]);
  expect(table.text()).toContain('fishing.caught fishing.shark');
  face = 999_999;
  table.press('fishing.fire fishing.shark');
  expect(table.actions).toEqual([{ fish: 'shark' }]);
  expect(table.text()).toContain('fishing.missed fishing.shark');
  expect(table.rules()).toContain('fishing.boss');
});
