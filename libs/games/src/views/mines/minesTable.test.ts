// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createMines } from '../../rules/mines/createMines';
import { minesVariants } from '../../rules/mines/minesVariants';
import { mountTable } from '../../testing/mountInstant';
import { minesScreen } from './minesScreen';

it('mines starts with the mines chosen, opens cells and tells a mine', () => {
  const table = mountTable({ ...minesScreen, create: createMines }, minesVariants.classic);
  table.press('5');
  table.press('frame.play');
  expect(table.text()).toContain('mines.choose');
  table.press('mines.cell 25');
  expect(table.text()).toContain('mines.safe');
  table.press('mines.cell 1');
  expect(table.actions).toEqual([
    { type: 'start', mines: 5 },
    { type: 'open', cell: 24 },
    { type: 'open', cell: 0 },
  ]);
  expect(table.text()).toContain('mines.hit');
});

it('an open field goes on with its own number of mines', () => {
  const started = [
    { type: 'start', mines: 1 },
    { type: 'open', cell: 8 },
  ] as const;
  const table = mountTable({ ...minesScreen, create: createMines }, minesVariants.small, {
    started,
  });
  table.press('frame.cashOut 10.80');
  expect(table.text()).toContain('mines.cashedOut ×1.08');
  expect(table.rules()).toContain('mines.most ×200');
});
