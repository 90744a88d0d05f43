import type { Band } from '../bets/spotReturns';

/** Winnings to one, as sic bo's tables write them. */
export interface SicBoVariant {
  /** For small, big, odd and even; hundredths. */
  readonly evenChance: number;
  /** Whether three alike lose small, big, odd and even. */
  readonly tripleLoses: boolean;
  /** For the totals 4 to 10; 11 to 17 mirror them. */
  readonly totals: readonly [number, number, number, number, number, number, number];
  /** For a number that shows once, twice, three times. */
  readonly single: readonly [number, number, number];
  readonly pair: number;
  readonly double: number;
  readonly triple: number;
  readonly anyTriple: number;
  readonly band: Band;
}

export const sicBoVariants = {
  macau: {
    evenChance: 100,
    tripleLoses: true,
    totals: [50, 18, 14, 12, 8, 6, 6],
    single: [1, 2, 3],
    pair: 5,
    double: 8,
    triple: 150,
    anyTriple: 24,
    band: [0.972, 0.973],
  },
  atlantic: {
    evenChance: 100,
    tripleLoses: true,
    totals: [60, 30, 17, 12, 8, 7, 6],
    single: [1, 2, 12],
    pair: 6,
    double: 11,
    triple: 180,
    anyTriple: 31,
    band: [0.972, 0.973],
  },
  commission: {
    evenChance: 94,
    tripleLoses: false,
    totals: [62, 31, 18, 12, 8, 7, 6],
    single: [1, 2, 3],
    pair: 5,
    double: 10,
    triple: 190,
    anyTriple: 32,
    band: [0.969, 0.975],
  },
} as const satisfies Record<string, SicBoVariant>;
