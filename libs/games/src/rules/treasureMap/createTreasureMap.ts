import * as z from 'zod/mini';
import { drawSubset, sum } from '../chance';
import { checkActions } from '../checkActions';
import type { Game } from '../game';
import { getTreasureReturn } from './treasureReturn';
import type { TreasureVariant } from './treasureVariants';

export type TreasureAction = { type: 'dig'; plot: number } | { type: 'leave' };

export interface TreasureView {
  readonly plots: number;
  /** Plots in the order in which they were dug, with the treasure found; none is a trap. */
  readonly dug: readonly { plot: number; treasure?: string | undefined }[];
  /** Hundredths of the stake found so far. */
  readonly found: number;
  readonly mayLeave: boolean;
  /** The whole map by plot, once the round has ended. */
  readonly map?: readonly (string | undefined)[] | undefined;
  readonly ended?: 'trap' | 'left' | 'cleared' | undefined;
}

const treasureAction = z.union([
  z.strictObject({ type: z.literal('dig'), plot: z.int().check(z.nonnegative()) }),
  z.strictObject({ type: z.literal('leave') }),
]);

interface Dig {
  dug: TreasureView['dug'][number][];
  found: number;
  ended?: TreasureView['ended'];
}

type Plots = readonly (string | undefined)[];

/** Plays the actions on a map. Undefined where one is not allowed. */
function digMap(variant: TreasureVariant, map: Plots, actions: readonly TreasureAction[]) {
  const values = Object.fromEntries(variant.treasures.map(({ id, value }) => [id, value]));
  const buried = map.filter((treasure) => treasure !== undefined).length;
  const dig: Dig = { dug: [], found: 0 };
  for (const action of actions) {
    if (dig.ended !== undefined) return undefined;
    if (action.type === 'leave') {
      if (dig.found < variant.leastLeave) return undefined;
      dig.ended = 'left';
      continue;
    }
    const { plot } = action;
    if (plot >= map.length || dig.dug.some((each) => each.plot === plot)) return undefined;
    const treasure = map[plot];
    dig.dug.push({ plot, treasure });
    dig.found += treasure === undefined ? 0 : (values[treasure] ?? 0);
    if (treasure === undefined) dig.ended = 'trap';
    else if (dig.dug.length === buried) dig.ended = 'cleared';
  }
  return dig;
}

/** An island with treasures of different size and traps: who leaves in time keeps what was found. */
export function createTreasureMap(variant: TreasureVariant): Game<TreasureAction, TreasureView> {
  const { plots, treasures, leastLeave } = variant;
  const buried = treasures.flatMap(({ id, count }) => Array.from({ length: count }, () => id));
  return checkActions({
    action: treasureAction,
    replay(draw, actions) {
      if (actions.length === 0) return undefined;
      const map: (string | undefined)[] = Array.from({ length: plots }, () => undefined);
      for (const [at, plot] of drawSubset(draw, plots, buried.length).entries())
        map[plot] = buried[at];
      const dig = digMap(variant, map, actions);
      if (dig === undefined) return undefined;
      const { dug, found, ended } = dig;
      const mayLeave = ended === undefined && found >= leastLeave;
      const view = { plots, dug, found, mayLeave, ended };
      if (ended === undefined) return { view, staked: 1 };
      return { view: { ...view, map }, staked: 1, paid: ended === 'trap' ? 0 : found };
    },
    returnToPlayer: () => getTreasureReturn(variant),
    mostTimes: sum(treasures.map(({ value, count }) => value * count)) / 100,
  });
}
