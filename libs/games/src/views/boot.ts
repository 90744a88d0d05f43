import type { lobbyCalls } from '@playhouse/wps';
import type { RoundProof } from '../fair/roundProof';
import type { BookAnswer } from './sportsbook/book';

/** The data of a game's page. Amounts in major units, pictures as addresses that hold them. */
export interface Boot {
  readonly token: string;
  /** A page around it has a bar with the name, the balance and the way back. */
  readonly isFramed: boolean;
  readonly balance: number;
  readonly name: string;
  /** Data of the game's rule, such as a slot's mathematics. */
  readonly variant: unknown;
  /** The share of all stakes that comes back in the long run; none of a lottery. */
  readonly share?: number | undefined;
  /** BCP 47. */
  readonly locale: string;
  readonly currency: string;
  /** Digits after the point. */
  readonly scale: number;
  readonly minBet: number;
  readonly maxBet: number;
  readonly timeZone: string;
  /** Texts by their ids without the group `games`. */
  readonly words: Readonly<Record<string, string>>;
  readonly art: string;
  /** Pictures by the ids of the rule, such as a slot's symbols. */
  readonly pictures: Readonly<Record<string, string>>;
  /** Hash of the platform's seed of the next round; a lottery has none. */
  readonly commitment?: string | undefined;
  /** A round that waits for its player. */
  readonly open?: { readonly view: unknown; readonly staked: number } | undefined;
  /** Left out where game or player have no part in a pot. */
  readonly jackpot?: BootJackpot | undefined;
}

/** The merchant's pot that a game plays for, and its terms; amounts in major units, shares of a stake as fractions of one. */
export interface BootJackpot {
  /** Its content now. */
  readonly amount: number;
  readonly start: number;
  /** The share of a stake that feeds it. */
  readonly share: number;
  /** One win is expected in so many stakes. */
  readonly cycle: number;
  readonly average: number;
  /** The share of all stakes that comes back by it, beside the game's own return. */
  readonly payback: number;
}

export type Outcome = 'won' | 'returned' | 'part' | 'lost';

/** How a round ended. */
export interface RoundEnd {
  readonly id: string;
  /** All that it paid, the pot included. */
  readonly win: number;
  readonly net: number;
  readonly outcome: Outcome;
  /** The pot that it won. */
  readonly jackpot?: number | undefined;
  readonly proof: RoundProof;
  /** Hash of the seed of the next round. */
  readonly next: string;
}

export interface RoundAnswer {
  readonly view: unknown;
  readonly staked: number;
  readonly balance: number;
  readonly end?: RoundEnd | undefined;
}

interface Issue {
  readonly numero: string;
  readonly drawsAt: number;
}

export interface LotteryOrder {
  readonly numero: string;
  readonly content: string;
  readonly bet: number;
  readonly win: number;
  readonly net: number;
  readonly status: 'open' | 'cancelled' | Outcome;
}

export interface LotteryView {
  readonly next: Issue;
  readonly last?: (Issue & { readonly numbers: readonly number[] }) | undefined;
  readonly orders: readonly LotteryOrder[];
}

export interface LotteryAnswer {
  readonly balance: number;
  readonly view: LotteryView;
}

/** The data of a lottery that its page begins with. */
export interface LotteryVariant {
  readonly rule: lobbyCalls.LotteryRule;
  readonly first: LotteryAnswer;
}

/** The pot's content now, in major units. */
export interface JackpotAnswer {
  readonly amount: number;
}

/** The calls under `/play/api` that a game places a bet by, with what each answers. */
export interface BetAnswers {
  readonly round: RoundAnswer;
  readonly action: RoundAnswer;
  readonly order: LotteryAnswer;
  readonly slip: BookAnswer;
  readonly cashOut: BookAnswer;
}
