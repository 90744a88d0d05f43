import type { PickResult } from '../../rules/sportsbook/markets';
import type { MatchState } from '../../rules/sportsbook/match';
import type { SportName } from '../../rules/sportsbook/sports';
import type { Outcome } from '../boot';

/** The data of a book of matches that its page begins with. */
export interface BookVariant {
  readonly sport: SportName;
  /** Its matches as the page was written. */
  readonly first: BookAnswer;
  /** The match that the page was opened for. */
  readonly matchId?: string | undefined;
  /** The most that a bet pays, in major units. */
  readonly maxPayout: number;
}

export interface BookSide {
  readonly name: string;
  /** From 1 to 9. */
  readonly strength: number;
}

/** A match as it stands at the moment of an answer. */
export interface BookMatch {
  readonly id: string;
  readonly league: string;
  readonly home: BookSide;
  readonly away: BookSide;
  /** Milliseconds since 1970. */
  readonly startsAt: number;
  /** Undefined before it starts. */
  readonly state?: MatchState | undefined;
  /** Odds of each pick in hundredths of the stake; null where it is closed. */
  readonly odds: Readonly<Record<string, number | null>>;
  /** Hash of the seed that decides it. */
  readonly commitment: string;
  /** Told once it is over. */
  readonly seed?: string | undefined;
}

export interface BookLeg {
  readonly matchId: string;
  readonly home: string;
  readonly away: string;
  readonly pick: string;
  /** Hundredths of the stake, as they were when the bet was placed. */
  readonly odds: number;
  readonly result: 'open' | PickResult;
  readonly score?: MatchState['score'] | undefined;
}

/** A bet of the player; amounts in major units. */
export interface BookBet {
  readonly id: string;
  readonly stake: number;
  readonly payout: number;
  readonly status: 'open' | 'cashedOut' | Outcome;
  readonly win: number;
  readonly net: number;
  readonly placedAt: number;
  readonly legs: readonly BookLeg[];
  /** The price at which it is bought back now; none where it is not. */
  readonly cashOut?: number | undefined;
}

/** Everything that a book's page shows. */
export interface BookAnswer {
  /** The platform's clock, milliseconds since 1970. */
  readonly now: number;
  readonly balance: number;
  readonly matches: readonly BookMatch[];
  /** The player's bets in this book, the newest first. */
  readonly bets: readonly BookBet[];
}
