import { drawWeighted } from '../chance';
import { createBetGame } from '../bets/createBetGame';
import type { BetGame } from '../bets/createBetGame';
import type { Weighted } from '../bets/spotReturns';
import type { MatchVariant } from './designMatch';

export type MatchSpot = 'home' | 'draw' | 'away' | 'over' | 'under';

export interface MatchOutcome {
  readonly home: number;
  readonly away: number;
}

export type VirtualMatchGame = BetGame<MatchSpot, MatchOutcome>;

/** The least that a bet must pay to be taken, in hundredths of its stake. */
const leastOdds = 105;

/** Every score with its weight; a game without draws passes over equal scores, as its draws do. */
function listScores({ home, away, hasDraw }: MatchVariant): Weighted<MatchOutcome>[] {
  return home
    .flatMap((homeWeight, homeGoals) =>
      away.map((awayWeight, awayGoals): Weighted<MatchOutcome> => [
        { home: homeGoals, away: awayGoals },
        homeWeight * awayWeight,
      ]),
    )
    .filter(([score]) => hasDraw || score.home !== score.away);
}

const spots = ['home', 'draw', 'away', 'over', 'under'] as const;

function isWon(spot: MatchSpot, { home, away }: MatchOutcome, line: number): boolean {
  switch (spot) {
    case 'home':
      return home > away;
    case 'draw':
      return home === away;
    case 'away':
      return home < away;
    case 'over':
      return home + away > line;
    case 'under':
      return home + away < line;
  }
}

/** Odds of each bet that is offered, in hundredths of its stake: the same share of all stakes comes back on each. */
export function listOdds(variant: MatchVariant): ReadonlyMap<MatchSpot, number> {
  const scores = listScores(variant);
  const total = scores.reduce((sum, [, weight]) => sum + weight, 0);
  const odds = spots.map((spot) => {
    const winning = scores.reduce(
      (sum, [score, weight]) => (isWon(spot, score, variant.line) ? sum + weight : sum),
      0,
    );
    const fair = winning === 0 ? 0 : Math.floor((variant.share * total) / winning / 10);
    return [spot, fair] as const;
  });
  return new Map(odds.filter(([, hundredths]) => hundredths >= leastOdds));
}

/** A match that is played at once, between sides of no real league: who wins, and how many goals in all. */
export function createVirtualMatch(variant: MatchVariant): VirtualMatchGame {
  const odds = listOdds(variant);
  const drawScore = (draw: (below: number) => number): MatchOutcome => {
    for (;;) {
      const score = {
        home: drawWeighted(draw, variant.home),
        away: drawWeighted(draw, variant.away),
      };
      if (variant.hasDraw || score.home !== score.away) return score;
    }
  };
  return createBetGame<MatchSpot, MatchOutcome>({
    spots: [...odds.keys()],
    mostTimes: Math.max(...odds.values()) / 100,
    drawOutcome: drawScore,
    pay: (spot, score) => (isWon(spot, score, variant.line) ? (odds.get(spot) ?? 0) : 0),
    chances: () => listScores(variant),
  });
}
