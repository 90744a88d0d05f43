import * as z from 'zod/mini';
import { drawSubset, priceChance } from '../chance';
import { checkActions } from '../checkActions';
import type { Game } from '../game';
import type { ClimbVariant } from './climbVariants';

export type ClimbAction = { type: 'step'; tile: number } | { type: 'cashOut' };

export interface ClimbView {
  /** Steps taken: the tile that the player chose, and where the traps lay. */
  readonly steps: readonly { tile: number; traps: readonly number[]; safe: boolean }[];
  /** Tiles of the next step; undefined once the round has ended. */
  readonly nextTiles?: number | undefined;
  /** Hundredths of a unit that each step is worth, the lowest first. */
  readonly prizes: readonly number[];
  readonly ended?: 'fell' | 'cashedOut' | 'top' | undefined;
}

/** Prizes by step, in hundredths of a unit. */
export function priceClimb({ share, steps }: ClimbVariant): number[] {
  let chance = { winning: 1, among: 1 };
  return steps.map(({ tiles, traps }) => {
    chance = { winning: chance.winning * (tiles - traps), among: chance.among * tiles };
    return priceChance(share, chance);
  });
}

function getReturn({ steps }: ClimbVariant, prizes: readonly number[]): number {
  let ahead = 0;
  for (let at = steps.length - 1; at >= 0; at -= 1) {
    const step = steps[at];
    if (step === undefined) break;
    ahead = (Math.max(ahead, (prizes[at] ?? 0) / 100) * (step.tiles - step.traps)) / step.tiles;
  }
  return ahead;
}

/**
 * A climb by steps: at each the player chooses a tile, some tiles have traps, and after each safe one the prize may be
 * taken. Towers, ladders, coins, penalties and shots at a hoop are climbs with other steps.
 */
export function createClimb(variant: ClimbVariant): Game<ClimbAction, ClimbView> {
  const { steps } = variant;
  const prizes = priceClimb(variant);
  return checkActions({
    action: z.union([
      z.strictObject({ type: z.literal('step'), tile: z.int().check(z.nonnegative()) }),
      z.strictObject({ type: z.literal('cashOut') }),
    ]),
    replay(draw, actions) {
      const taken: ClimbView['steps'][number][] = [];
      let ended: ClimbView['ended'];
      for (const action of actions) {
        if (ended !== undefined) return undefined;
        if (action.type === 'cashOut') {
          if (taken.length === 0) return undefined;
          ended = 'cashedOut';
          continue;
        }
        const step = steps[taken.length];
        if (step === undefined || action.tile >= step.tiles) return undefined;
        const traps = drawSubset(draw, step.tiles, step.traps).sort((one, two) => one - two);
        const safe = !traps.includes(action.tile);
        taken.push({ tile: action.tile, traps, safe });
        if (!safe) ended = 'fell';
        else if (taken.length === steps.length) ended = 'top';
      }
      if (taken.length === 0) return undefined;
      const nextTiles = ended === undefined ? steps[taken.length]?.tiles : undefined;
      const view = { steps: taken, nextTiles, prizes, ended };
      if (ended === undefined) return { view, staked: 1 };
      return { view, staked: 1, paid: ended === 'fell' ? 0 : (prizes[taken.length - 1] ?? 0) };
    },
    returnToPlayer: () => getReturn(variant, prizes),
    mostTimes: Math.max(...prizes) / 100,
  });
}
