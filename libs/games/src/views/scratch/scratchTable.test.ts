// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createScratch } from '../../rules/scratch/createScratch';
import { scratchVariants } from '../../rules/scratch/scratchVariants';
import { mountTable } from '../../testing/mountInstant';
import { scratchScreen } from './scratchScreen';

it('a card that is bought lies open at the end and tells its three alike', () => {
  let at = 0;
  const begin = () => (below: number) => (below === 100_000 ? at : 0);
  const table = mountTable({ ...scratchScreen, create: createScratch }, scratchVariants.star, {
    begin,
  });
  expect(table.text()).toContain('scratch.start');
  table.press('scratch.buy');
  expect(table.actions).toEqual([{ type: 'buy' }]);
  expect(table.text()).toContain('scratch.alike scratch.star ×2000');
  at = 99_999;
  table.press('scratch.buy');
  expect(table.text()).toContain('scratch.nothing');
  expect(table.rules()).toContain('×2000 · 6');
});
