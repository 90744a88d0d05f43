import type { Band } from '../bets/spotReturns';

export interface LuckyNineVariant {
  /** Totals up to which the dealer draws. */
  readonly dealerDrawsUpTo: number;
  /** Hundredths that a win brings back; with nine in two cards. */
  readonly pays: number;
  readonly naturalPays: number;
  /** Hundredths that equal totals give back. */
  readonly tieGivesBack: number;
  readonly band: Band;
}

export const luckyNineVariants = {
  /** Equal totals give the stake back; the house keeps five per cent of a win. */
  commission: {
    dealerDrawsUpTo: 5,
    pays: 195,
    naturalPays: 195,
    tieGivesBack: 100,
    band: [0.975, 0.98],
  },
  /** Equal totals lose, but nine in two cards wins two to one. */
  natural: {
    dealerDrawsUpTo: 5,
    pays: 200,
    naturalPays: 300,
    tieGivesBack: 0,
    band: [0.97, 0.975],
  },
} as const satisfies Record<string, LuckyNineVariant>;
