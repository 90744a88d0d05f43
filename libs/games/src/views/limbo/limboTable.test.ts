// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createLimbo } from '../../rules/limbo/createLimbo';
import { limboVariants } from '../../rules/limbo/limboVariants';
import { mountTable } from '../../testing/mountInstant';
import { limboScreen } from './limboScreen';

it('a leap goes at the bar chosen and is told as over or under it', () => {
  let face = 0;
  const begin = () => () => face;
  const table = mountTable({ ...limboScreen, create: createLimbo }, limboVariants.leap, { begin });
  table.press('×5');
  table.press('limbo.leap');
  expect(table.actions).toEqual([{ type: 'leap', target: 500 }]);
  expect(table.text()).toContain('limbo.over ×10000 ×5');
  face = 484_999;
  table.press('limbo.leap');
  expect(table.text()).toContain('limbo.under ×2 ×5');
  expect(table.rules()).toContain('limbo.rules ×1.01 ×10000');
});
