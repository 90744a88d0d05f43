import type { Draw } from '../draw';
import type { Game } from '../game';
import { countChips, createBetAction, type Bet, type BetAction } from './betAction';
import { findBest, memoize, weighSpots, type SpotReturns, type Weighted } from './spotReturns';

/** A bet with the hundredths of a unit that it brought back, its stake included. */
export interface SettledBet<Spot extends string> extends Bet<Spot> {
  readonly paid: number;
}

export interface BetView<Spot extends string, Outcome> {
  readonly outcome: Outcome;
  readonly bets: readonly SettledBet<Spot>[];
}

/** A game whose round opens with bets on spots. */
export interface SpotGame<Spot extends string, Action, View> extends Game<Action, View> {
  readonly spots: readonly Spot[];
  /** The return of every spot, the stakes that follow its opening included. */
  spotReturns(): SpotReturns<Spot>;
}

/** A game that ends with its opening: bets, one outcome, payments. */
export type BetGame<Spot extends string, Outcome> = SpotGame<
  Spot,
  BetAction<Spot>,
  BetView<Spot, Outcome>
>;

export interface BetRule<Spot extends string, Outcome> {
  readonly spots: readonly Spot[];
  /** Draws what the bets are about. */
  drawOutcome(draw: Draw): Outcome;
  /** Hundredths that one chip on the spot brings back, its stake included. */
  pay(spot: Spot, outcome: Outcome): number;
  /** All outcomes with their weights, or the returns where they are worked out otherwise. */
  readonly chances: (() => Iterable<Weighted<Outcome>>) | { returns(): SpotReturns<Spot> };
  readonly mostTimes: number;
}

export function createBetGame<Spot extends string, Outcome>(
  rule: BetRule<Spot, Outcome>,
): BetGame<Spot, Outcome> {
  const { chances, spots } = rule;
  const action = createBetAction(spots);
  const spotReturns = memoize(() =>
    typeof chances === 'function' ? weighSpots(spots, chances(), rule.pay) : chances.returns(),
  );
  return {
    action,
    spots,
    mostTimes: rule.mostTimes,
    spotReturns,
    returnToPlayer: () => findBest(spotReturns()),
    replay(draw, [opening, ...more]) {
      if (opening === undefined || more.length > 0) return undefined;
      if (!action.safeParse(opening).success) return undefined;
      const outcome = rule.drawOutcome(draw);
      const bets = opening.bets.map(({ spot, chips }) => ({
        spot,
        chips,
        paid: chips * rule.pay(spot, outcome),
      }));
      const paid = bets.reduce((sum, bet) => sum + bet.paid, 0);
      return { view: { outcome, bets }, staked: countChips(bets), paid };
    },
  };
}
