import { mostChips } from '../bets/betAction';
import type { BetGame } from '../bets/createBetGame';
import { forEachDraw } from './enumerateDraws';

export interface SpotPayments {
  /** The exact return of each spot. */
  readonly returns: ReadonlyMap<string, number>;
  /** The most that one chip brings back, in units. */
  readonly most: number;
}

/** Plays every way the draws can fall, with a chip on every spot. */
export function playSpots<Spot extends string, Outcome>(
  game: BetGame<Spot, Outcome>,
): SpotPayments {
  const returns = new Map<string, number>();
  let most = 0;
  for (let from = 0; from < game.spots.length; from += mostChips) {
    const spots = game.spots.slice(from, from + mostChips);
    const bets = spots.map((spot) => ({ spot, chips: 1 }));
    forEachDraw(
      (draw) => game.replay(draw, [{ bets }]),
      (state, chance) => {
        if (state === undefined) throw new Error('The bets are not allowed');
        for (const { paid, spot } of state.view.bets) {
          most = Math.max(most, paid / 100);
          returns.set(spot, (returns.get(spot) ?? 0) + (paid / 100) * chance);
        }
      },
    );
  }
  return { returns, most };
}
