import * as z from 'zod/mini';
import { drawCrashPoint, getCrashReturn } from '../crash/crashPoint';
import { checkActions } from '../checkActions';
import type { Game } from '../game';
import type { LimboVariant } from './limboVariants';

export interface LimboAction {
  type: 'leap';
  /** Hundredths of the stake. */
  target: number;
}

export interface LimboView {
  readonly target: number;
  /** The height drawn, in hundredths of the stake; shown up to the greatest target. */
  readonly height: number;
  readonly won: boolean;
}

const limboAction = z.strictObject({ type: z.literal('leap'), target: z.int() });

/** One leap: the player is paid the target where the height drawn is not below it. */
export function createLimbo(variant: LimboVariant): Game<LimboAction, LimboView> {
  const { share, least, most } = variant;
  return checkActions({
    action: limboAction,
    replay(draw, [leap, ...others]) {
      if (leap === undefined || others.length > 0) return undefined;
      const { target } = leap;
      if (target < least || target > most) return undefined;
      const height = Math.min(most, drawCrashPoint(draw, share));
      const won = height >= target;
      return { view: { target, height, won }, staked: 1, paid: won ? target : 0 };
    },
    returnToPlayer: () => getCrashReturn(share, variant),
    mostTimes: most / 100,
  });
}
