import type { ViewState } from '@playhouse/ui-kit';

/** Facts of a game as its sheet tells them. */
export interface SheetFacts {
  /** Sentences; undefined where the platform tells none. */
  readonly rules: string | undefined;
  /** 0.955 is 95.5 %; undefined where the platform does not say. */
  readonly returnToPlayer: number | undefined;
  /** Percent of a stake that count for turnover and rewards; undefined where the platform does not say. */
  readonly countedPercent: number | undefined;
  /** Amounts as they are read. */
  readonly minBet: string;
  readonly maxBet: string | undefined;
}

export type FactsState = ViewState<SheetFacts>;
