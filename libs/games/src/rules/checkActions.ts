import type { Game } from './game';

/** A game that refuses a round with an action that its schema refuses, wherever the actions come from. */
export const checkActions = <Action, View>(game: Game<Action, View>): Game<Action, View> => ({
  ...game,
  replay: (draw, actions) =>
    actions.every((action) => game.action.safeParse(action).success)
      ? game.replay(draw, actions)
      : undefined,
});
