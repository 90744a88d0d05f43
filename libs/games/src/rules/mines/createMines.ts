import * as z from 'zod/mini';
import { countChoices, drawSubset, priceChance } from '../chance';
import { checkActions } from '../checkActions';
import type { Game } from '../game';
import type { MinesVariant } from './minesVariants';

export type MinesAction =
  { type: 'start'; mines: number } | { type: 'open'; cell: number } | { type: 'cashOut' };

export interface MinesView {
  readonly cells: number;
  readonly mines: number;
  /** Cells in the order in which the player opened them. */
  readonly opened: readonly number[];
  /** Hundredths of a unit after one open cell, two, and so on. */
  readonly prizes: readonly number[];
  /** Where the mines lay, once the round has ended. */
  readonly minedCells?: readonly number[] | undefined;
  readonly ended?: 'hit' | 'cashedOut' | 'cleared' | undefined;
}

/** Prizes after each safe cell, up to the one with which the round ends by itself. */
export function priceMines({ cells, share, most }: MinesVariant, mines: number): number[] {
  const prizes: number[] = [];
  for (let open = 1; open <= cells - mines; open += 1) {
    const among = countChoices(cells, open);
    const prize = priceChance(share, { winning: countChoices(cells - mines, open), among });
    prizes.push(Math.min(prize, most));
    if (prize >= most) break;
  }
  return prizes;
}

function getReturn({ cells }: MinesVariant, mines: number, prizes: readonly number[]): number {
  let ahead = 0;
  for (let open = prizes.length - 1; open >= 0; open -= 1) {
    const safe = (cells - mines - open) / (cells - open);
    ahead = safe * Math.max(ahead, (prizes[open] ?? 0) / 100);
  }
  return ahead;
}

/** Plays the actions after the start. Undefined where one is not allowed. */
function openCells(
  actions: readonly MinesAction[],
  { cells, minedCells, last }: { cells: number; minedCells: readonly number[]; last: number },
): Pick<MinesView, 'opened' | 'ended'> | undefined {
  const opened: number[] = [];
  let ended: MinesView['ended'];
  for (const action of actions) {
    if (ended !== undefined || action.type === 'start') return undefined;
    if (action.type === 'cashOut') {
      if (opened.length === 0) return undefined;
      ended = 'cashedOut';
    } else {
      if (action.cell >= cells || opened.includes(action.cell)) return undefined;
      opened.push(action.cell);
      if (minedCells.includes(action.cell)) ended = 'hit';
      else if (opened.length === last) ended = 'cleared';
    }
  }
  return { opened, ended };
}

/** A field of hidden mines: each safe cell raises the prize, which may be taken at any time after the first. */
export function createMines(variant: MinesVariant): Game<MinesAction, MinesView> {
  const { cells } = variant;
  const prizesBy = new Map(variant.mines.map((mines) => [mines, priceMines(variant, mines)]));
  return checkActions({
    action: z.union([
      z.strictObject({ type: z.literal('start'), mines: z.int() }),
      z.strictObject({ type: z.literal('open'), cell: z.int().check(z.nonnegative()) }),
      z.strictObject({ type: z.literal('cashOut') }),
    ]),
    replay(draw, [start, ...actions]) {
      if (start?.type !== 'start') return undefined;
      const { mines } = start;
      const prizes = prizesBy.get(mines);
      if (prizes === undefined) return undefined;
      const minedCells = drawSubset(draw, cells, mines).sort((one, two) => one - two);
      const course = openCells(actions, { cells, minedCells, last: prizes.length });
      if (course === undefined) return undefined;
      const view = { cells, mines, prizes, ...course };
      if (course.ended === undefined) return { view, staked: 1 };
      const paid = course.ended === 'hit' ? 0 : (prizes[course.opened.length - 1] ?? 0);
      return { view: { ...view, minedCells }, staked: 1, paid };
    },
    returnToPlayer: () =>
      Math.max(...[...prizesBy].map(([mines, prizes]) => getReturn(variant, mines, prizes))),
    mostTimes: Math.max(...[...prizesBy.values()].flat()) / 100,
  });
}
