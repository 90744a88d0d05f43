import type { Draw } from '../rules/draw';
import type { Game } from '../rules/game';
import { averageOverDraws } from './everyDraw';

/** Gives a round's draws from their beginning again to each replay. */
function createTape(draw: Draw): () => Draw {
  const tape: number[] = [];
  return () => {
    let step = 0;
    return (below) => {
      const at = step++;
      return (tape[at] ??= draw(below));
    };
  };
}

/** The share of its stake that a round pays. A round may end before the last of the planned actions. */
export function measureReturn<Action, View>(
  game: Game<Action, View>,
  actions: readonly Action[],
  draw: Draw,
): number {
  const rewind = createTape(draw);
  for (let count = 1; count <= actions.length; count += 1) {
    const state = game.replay(rewind(), actions.slice(0, count));
    if (state?.paid !== undefined) return state.paid / 100 / state.staked;
  }
  throw new Error('The round has not ended');
}

/** The exact mean return of given actions, over every course that draws can take. */
export const getMeanReturn = <Action, View>(
  game: Game<Action, View>,
  actions: readonly Action[],
): number => averageOverDraws((draw) => measureReturn(game, actions, draw));
