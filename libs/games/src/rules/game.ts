import type * as z from 'zod/mini';
import type { Draw } from './draw';

/**
 * Where a round stands after the actions so far. A unit is the stake of the round's opening, divided by the units that
 * the opening staked: one for a slot, one chip for a table with several bets.
 */
export interface RoundState<View> {
  /** All that the player may see now. Holds nothing that is drawn and still hidden. */
  readonly view: View;
  /** Units staked so far; more than at the opening once a player doubled or called. */
  readonly staked: number;
  /** Hundredths of a unit that the ended round pays. Undefined while it waits for the player's next action. */
  readonly paid?: number | undefined;
}

/**
 * The exact rule of a game. A round is its draws and the player's actions and nothing else, so that whoever holds the
 * seeds can replay it: on the platform, on the player's own device, a month later.
 */
export interface Game<Action, View> {
  /** Checks an action that came over the wire. */
  readonly action: z.ZodMiniType<Action>;
  /**
   * Replays a round from its beginning; equal draws and actions give an equal state. Undefined where an action is not
   * allowed.
   */
  replay(draw: Draw, actions: readonly Action[]): RoundState<View> | undefined;
  /** The share of all stakes that comes back in the long run at the best play: by exact enumeration. */
  returnToPlayer(): number;
  /** The most that a round can pay, in units of its opening stake. */
  readonly mostTimes: number;
}
