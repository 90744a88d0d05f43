import { expect, it } from 'vitest';
import { getMeanReturn } from '../../testing/meanReturn';
import { instantBand } from '../returnBand';
import type { MinesAction } from './createMines';
import { createMines, priceMines } from './createMines';
import { minesVariants } from './minesVariants';

const open = (cell: number): MinesAction => ({ type: 'open', cell });
const cashOut: MinesAction = { type: 'cashOut' };
const plan = (mines: number, cells: number): MinesAction[] => [
  { type: 'start', mines },
  ...Array.from({ length: cells }, (_, at) => open(at)),
  cashOut,
];

it.each(Object.entries(minesVariants))('the return of %s lies in its band', (_, variant) => {
  for (const mines of variant.mines) {
    const share = createMines({ ...variant, mines: [mines] }).returnToPlayer();
    expect(share).toBeGreaterThanOrEqual(instantBand.least);
    expect(share).toBeLessThanOrEqual(instantBand.most);
  }
});

it.each([1, 2, 3])('the return with %i mines is that of the best plan over every draw', (mines) => {
  const game = createMines({ cells: 7, columns: 3, mines: [mines], share: 957, most: 2_000 });
  const plans = Array.from({ length: 7 - mines }, (_, at) =>
    getMeanReturn(game, plan(mines, at + 1)),
  );
  expect(game.returnToPlayer()).toBeCloseTo(Math.max(...plans), 12);
});

it('three mines among 25 pay 0.97 of the fair 600 to 462 after two cells', () => {
  expect(priceMines(minesVariants.classic, 3).slice(0, 2)).toEqual([110, 125]);
  expect(Math.floor((97 * (25 * 24)) / (22 * 21))).toBe(125);
});

it('no prize is below the stake and the round ends by itself at the most', () => {
  for (const variant of Object.values(minesVariants))
    for (const mines of variant.mines) {
      const prizes = priceMines(variant, mines);
      expect(prizes[0]).toBeGreaterThan(100);
      expect(Math.max(...prizes)).toBeLessThanOrEqual(variant.most);
    }
  const game = createMines({ cells: 9, columns: 3, mines: [4], share: 970, most: 300 });
  const state = game.replay((below) => below - 1, plan(4, 3).slice(0, 3));
  expect(state).toMatchObject({ paid: 300, view: { ended: 'cleared', minedCells: [5, 6, 7, 8] } });
});

it('mines stay hidden while the round waits', () => {
  const game = createMines(minesVariants.classic);
  const actions = plan(3, 1).slice(0, 2);
  const waiting = game.replay((below) => below - 1, actions);
  expect(waiting?.paid).toBeUndefined();
  expect(waiting?.view).not.toHaveProperty('minedCells');
  expect(game.replay((below) => below - 1, plan(3, 1))?.view.minedCells).toHaveLength(3);
});

it('mines refuse a cell twice, an unknown number of mines and a cash-out before a cell', () => {
  const game = createMines(minesVariants.classic);
  const last = (below: number) => below - 1;
  expect(game.replay(last, [{ type: 'start', mines: 3 }, open(0), open(0)])).toBeUndefined();
  expect(game.replay(last, [{ type: 'start', mines: 7 }])).toBeUndefined();
  expect(game.replay(last, [{ type: 'start', mines: 3 }, cashOut])).toBeUndefined();
  expect(game.replay(last, [open(0)])).toBeUndefined();
});
