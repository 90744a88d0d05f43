import * as z from 'zod/mini';
import { checkActions } from '../checkActions';
import type { Game } from '../game';
import { drawCrashPoint, getCrashReturn } from './crashPoint';
import type { CrashVariant } from './crashVariants';
import { leastHeight } from './crashVariants';

/**
 * A launch with a target ends at once. Without one the flight waits: `fly` asks whether it still flies at a height,
 * and `cashOut` takes the prize at a height, not below one that was asked for. Whoever plays the round holds the heights
 * against its clock (`getHeight`).
 */
export type CrashAction =
  | { type: 'launch'; target?: number | undefined }
  | { type: 'fly'; height: number }
  | { type: 'cashOut'; height: number };

export interface CrashView {
  /** Hundredths of the stake that the flight is known to have reached. */
  readonly height: number;
  readonly target?: number | undefined;
  /** Where the flight ends, once the round has ended. */
  readonly crashPoint?: number | undefined;
  readonly ended?: 'crashed' | 'cashedOut' | undefined;
}

const height = z.int().check(z.minimum(leastHeight));
const crashAction = z.union([
  z.strictObject({ type: z.literal('launch'), target: z.optional(height) }),
  z.strictObject({ type: z.literal('fly'), height }),
  z.strictObject({ type: z.literal('cashOut'), height }),
]);

interface Flight {
  /** The height reached so far. */
  height: number;
  ended?: CrashView['ended'];
}

/** Plays what follows a launch. Undefined where an action is not allowed. */
function flyOn(
  actions: readonly CrashAction[],
  { crashPoint, most }: { crashPoint: number; most: number },
): Flight | undefined {
  const flight: Flight = { height: 100 };
  for (const action of actions) {
    if (flight.ended !== undefined || action.type === 'launch') return undefined;
    if (action.height < flight.height || action.height > most) return undefined;
    const survives = action.height <= crashPoint;
    flight.height = survives ? action.height : crashPoint;
    if (!survives) flight.ended = 'crashed';
    else if (action.type === 'cashOut' || action.height === most) flight.ended = 'cashedOut';
  }
  return flight;
}

/** A flight that ends at a height drawn before it starts; who leaves in time is paid the height reached. */
export function createCrash(variant: CrashVariant): Game<CrashAction, CrashView> {
  const { share, most } = variant;
  return checkActions({
    action: crashAction,
    replay(draw, [launch, ...actions]) {
      if (launch?.type !== 'launch') return undefined;
      const { target } = launch;
      if (target !== undefined && (target > most || actions.length > 0)) return undefined;
      const crashPoint = drawCrashPoint(draw, share);
      const planned: CrashAction[] =
        target === undefined ? actions : [{ type: 'cashOut', height: target }];
      const flight = flyOn(planned, { crashPoint, most });
      if (flight === undefined) return undefined;
      const view = { height: flight.height, target, ended: flight.ended };
      if (flight.ended === undefined) return { view, staked: 1 };
      const paid = flight.ended === 'cashedOut' ? flight.height : 0;
      return { view: { ...view, crashPoint }, staked: 1, paid };
    },
    returnToPlayer: () => getCrashReturn(share, { least: leastHeight, most }),
    mostTimes: most / 100,
  });
}
