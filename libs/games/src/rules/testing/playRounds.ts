import type { Draw } from '../draw';
import type { Game, RoundState } from '../game';
import { createSeededDraw } from '../seededDraw';

/** Records draws, so that a round can be replayed with one more action. */
function createTape(draw: Draw): () => Draw {
  const drawn: number[] = [];
  return () => {
    let at = 0;
    return (below) => {
      const value = drawn[at] ?? draw(below);
      drawn[at] = value;
      at += 1;
      return value;
    };
  };
}

export interface Played {
  readonly staked: number;
  readonly paid: number;
}

/** Plays one round to its end; `choose` tells the next action by the view. */
export function playRound<Action, View>(
  game: Game<Action, View>,
  draw: Draw,
  opening: Action,
  choose?: (view: View) => Action,
): Played {
  const rewind = createTape(draw);
  const actions = [opening];
  for (;;) {
    const state: RoundState<View> | undefined = game.replay(rewind(), actions);
    if (state === undefined) throw new Error(`Not allowed: ${JSON.stringify(actions)}`);
    const { paid, staked, view } = state;
    if (paid !== undefined) return { staked, paid };
    if (choose === undefined) throw new Error('The round waits for an action');
    actions.push(choose(view));
  }
}

/** The share of the stakes that came back over many seeded rounds. */
export function playRounds<Action, View>(
  game: Game<Action, View>,
  rounds: number,
  opening: Action,
  choose?: (view: View) => Action,
): number {
  const draw = createSeededDraw(20_240_611);
  let [staked, paid] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const end = playRound(game, draw, opening, choose);
    staked += end.staked;
    paid += end.paid;
  }
  return paid / staked / 100;
}
