import * as z from 'zod/mini';
import { countChoices, sum } from '../chance';
import { checkActions } from '../checkActions';
import type { Game } from '../game';
import type { PlinkoRisk, PlinkoRows, PlinkoVariant } from './plinkoVariants';
import { plinkoRisks, plinkoRows } from './plinkoVariants';

export interface PlinkoAction {
  rows: PlinkoRows;
  risk: PlinkoRisk;
}

export interface PlinkoView extends PlinkoAction {
  /** For each row whether the ball falls to the right of the peg. */
  readonly path: readonly boolean[];
  /** The slot in which the ball lands, from the left. */
  readonly slot: number;
  /** Hundredths of the stake by slot. */
  readonly prizes: readonly number[];
}

/** Prizes by slot from left to right: the same on both sides of the middle. */
export function listPlinkoPrizes(variant: PlinkoVariant, { rows, risk }: PlinkoAction): number[] {
  const half = variant[rows][risk];
  return [...half.slice(1).reverse(), ...half];
}

/** The return of one board. */
export function getPlinkoReturn(variant: PlinkoVariant, board: PlinkoAction): number {
  const prizes = listPlinkoPrizes(variant, board);
  const paid = prizes.map((prize, slot) => prize * countChoices(board.rows, slot));
  return sum(paid) / 100 / 2 ** board.rows;
}

/** All boards that a player may choose. */
export const plinkoBoards: readonly PlinkoAction[] = plinkoRows.flatMap((rows) =>
  plinkoRisks.map((risk) => ({ rows, risk })),
);

/** A ball that falls left or right at each row of pegs, into a slot with a prize. */
export function createPlinko(variant: PlinkoVariant): Game<PlinkoAction, PlinkoView> {
  return checkActions({
    action: z.strictObject({ rows: z.literal(plinkoRows), risk: z.enum(plinkoRisks) }),
    replay(draw, [drop, ...others]) {
      if (drop === undefined || others.length > 0) return undefined;
      const { rows, risk } = drop;
      const path = Array.from({ length: rows }, () => draw(2) === 1);
      const slot = path.filter((right) => right).length;
      const prizes = listPlinkoPrizes(variant, drop);
      return { view: { rows, risk, path, slot, prizes }, staked: 1, paid: prizes[slot] ?? 0 };
    },
    returnToPlayer: () => Math.max(...plinkoBoards.map((board) => getPlinkoReturn(variant, board))),
    mostTimes: Math.max(...plinkoBoards.flatMap((board) => listPlinkoPrizes(variant, board))) / 100,
  });
}
