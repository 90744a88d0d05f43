import type { Draw } from './draw';
import type { Game, RoundState } from './game';

/** An ended round with the actions that led there. */
export interface EndedRound extends RoundState<unknown> {
  readonly paid: number;
  readonly actions: readonly unknown[];
}

const mostActions = 200;

/**
 * Plays a round to its end: at each step the first of the actions that the rule allows.
 * @param begin gives the same draws from their beginning each time
 * @throws where no action is allowed and the round has not ended
 */
export function playThrough(
  game: Game<unknown, unknown>,
  preferred: readonly unknown[],
  begin: () => Draw,
): EndedRound {
  const actions: unknown[] = [];
  while (actions.length < mostActions) {
    const next = preferred.find((each) => game.replay(begin(), [...actions, each]) !== undefined);
    if (next === undefined) break;
    actions.push(next);
    const state = game.replay(begin(), actions);
    if (state?.paid !== undefined) return { ...state, paid: state.paid, actions };
  }
  throw new Error(`No way on after ${actions.length} actions`);
}
