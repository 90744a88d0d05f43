import type { Band } from '../bets/spotReturns';

export interface BlackjackVariant {
  /** Whether the dealer takes a card with an ace that may count eleven and a total of 17. */
  readonly hitsSoft17: boolean;
  /** Hundredths that a blackjack brings back: 250 for three to two, 220 for six to five. */
  readonly blackjackPays: number;
  readonly doubleAfterSplit: boolean;
  /** Totals of two cards that may be doubled. */
  readonly doubles: readonly number[] | 'any';
  readonly band: Band;
}

/**
 * An endless shoe: every card comes from a full deck, as if it were put back at once, so that counting cards is of no
 * use and the return is exact.
 */
export const blackjackVariants = {
  endlessStand17: {
    hitsSoft17: false,
    blackjackPays: 250,
    doubleAfterSplit: true,
    doubles: 'any',
    band: [0.993, 0.997],
  },
  endlessHit17: {
    hitsSoft17: true,
    blackjackPays: 250,
    doubleAfterSplit: true,
    doubles: 'any',
    band: [0.992, 0.996],
  },
  endlessSixToFive: {
    hitsSoft17: true,
    blackjackPays: 220,
    doubleAfterSplit: true,
    doubles: 'any',
    band: [0.978, 0.985],
  },
  /** Doubles on nine, ten and eleven alone, and not after a split. */
  endlessEuropean: {
    hitsSoft17: false,
    blackjackPays: 250,
    doubleAfterSplit: false,
    doubles: [9, 10, 11],
    band: [0.989, 0.995],
  },
} as const satisfies Record<string, BlackjackVariant>;
