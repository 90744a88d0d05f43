import * as z from 'zod/mini';
import { contest, outcomes, pickPays } from './pick';
import type { Draw } from './slot';
import { spin } from './slot';
import { deal, tableChoices, tablePays } from './table';

/** The game that a category is played as. */
export type Engine = 'slot' | 'table' | 'pick' | 'lottery';

const byCategory: Readonly<Record<string, Engine>> = {
  LIVE: 'table',
  PVP: 'table',
  SPORTS: 'pick',
  ESPORTS: 'pick',
  COCKFIGHT: 'pick',
  LOTT: 'lottery',
  ELOTT: 'lottery',
};

export const getEngine = (category: string): Engine => byCategory[category] ?? 'slot';

const tableChoice = z.enum(tableChoices);
const pickChoice = z.enum(['home', 'draw', 'away']);

/** How a round came out: what it pays in stakes, and what the player sees of it. */
export interface Outcome {
  readonly pays: number;
  readonly view: Readonly<Record<string, unknown>>;
}

/** Plays one round. Undefined when the choice does not fit the game. */
export function playRound(engine: Engine, choice: unknown, draw: Draw): Outcome | undefined {
  if (engine === 'slot') {
    const { reels, pays } = spin(draw);
    return { pays, view: { reels } };
  }
  if (engine === 'table') {
    const chosen = tableChoice.safeParse(choice);
    if (!chosen.success) return undefined;
    const hand = deal(draw);
    return { pays: tablePays(chosen.data, hand.winner), view: { ...hand } };
  }
  const chosen = pickChoice.safeParse(choice);
  if (engine !== 'pick' || !chosen.success) return undefined;
  const result = contest(draw);
  return { pays: pickPays(chosen.data, result.winner), view: { ...result, odds: outcomes } };
}
