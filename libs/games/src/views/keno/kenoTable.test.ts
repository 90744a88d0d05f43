// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createKeno } from '../../rules/keno/createKeno';
import { kenoVariants } from '../../rules/keno/kenoVariants';
import { mountTable } from '../../testing/mountInstant';
import { kenoScreen } from './kenoScreen';

it('a ticket goes with the numbers chosen and tells its hits', () => {
  const table = mountTable({ ...kenoScreen, create: createKeno }, kenoVariants.lantern);
  table.press('1');
  expect(() => table.press('frame.play')).toThrow();
  table.press('20');
  table.press('frame.play');
  expect(table.actions).toEqual([{ numbers: [1, 20] }]);
  expect(table.text()).toContain('keno.hits 1 2');
  expect(table.rules()).toContain('2: ×7.36');
});

it('quick pick chooses five numbers and clear takes them back', () => {
  const table = mountTable({ ...kenoScreen, create: createKeno }, kenoVariants.classic);
  table.press('keno.quick');
  table.press('frame.play');
  expect(table.actions[0]?.numbers.length).toBe(5);
  table.press('keno.clear');
  expect(table.text()).toContain('keno.choose 10');
});
