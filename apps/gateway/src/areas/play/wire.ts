import type { lobbyCalls, Outcome } from '@playhouse/wps';
import type { TextId } from '../../base/texts';
import type { Engine } from '../../model/lobby/engine';

/** A text of the games' pages, by its id without the group. */
export type WordId = TextId extends infer Id
  ? Id extends `play.${infer Word}`
    ? Word
    : never
  : never;
export type Words = Readonly<Record<WordId, string>>;

/** The data of a game's page. Amounts in major units, pictures as addresses that hold them. */
export interface Boot {
  readonly token: string;
  readonly balance: number;
  readonly name: string;
  readonly engine: Engine;
  readonly locale: string;
  readonly currency: string;
  readonly scale: number;
  readonly minBet: number;
  readonly maxBet: number;
  readonly timeZone: string;
  /** Of a lottery. */
  readonly rule?: lobbyCalls.LotteryRule | undefined;
  readonly words: Words;
  readonly art: string;
  /** Of a slot. */
  readonly symbols: readonly string[];
}

export interface Card {
  readonly rank: number;
  readonly suit: number;
}

/** A round's outcome as the engine of its game shows it. */
export interface RoundView {
  readonly reels?: readonly (readonly number[])[];
  readonly player?: readonly Card[];
  readonly banker?: readonly Card[];
  readonly winner?: string;
  readonly score?: readonly [number, number];
}

export interface RoundAnswer {
  readonly win: number;
  readonly net: number;
  readonly outcome: Outcome;
  readonly balance: number;
  readonly view: RoundView;
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
  readonly status: 'open' | 'won' | 'returned' | 'part' | 'lost' | 'cancelled';
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

/** The calls under `/play/api` that a game places a bet by, with what each answers. */
export interface BetAnswers {
  readonly round: RoundAnswer;
  readonly order: LotteryAnswer;
}
