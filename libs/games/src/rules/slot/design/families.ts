import type { SlotFamily, Volatility } from '../slotMath';

/** A family's frame, from which designs vary by their seed. Pairs are the least and the most of a range. */
export interface FamilyFrame {
  readonly reels: 3 | 5;
  readonly plain: readonly [number, number];
  /** Reels from 0 that may hold wilds. */
  readonly wildReels: readonly number[];
  readonly wildTimes: readonly number[];
  readonly free?: { readonly times: readonly number[]; readonly first: readonly number[] };
  readonly coins?: true;
  readonly pots?: true;
  /** Flattens the pay table: 1 leaves it as the volatility says, less brings pays closer together. */
  readonly flatness: number;
  /** The least that a line or way pays, in hundredths of a unit. */
  readonly leastPay: number;
}

export const familyFrames: Readonly<Record<SlotFamily, FamilyFrame>> = {
  classic3: {
    reels: 3,
    plain: [5, 7],
    wildReels: [1, 2],
    wildTimes: [1, 2, 3],
    flatness: 1,
    leastPay: 120,
  },
  lines: {
    ...{
      reels: 5,
      plain: [8, 10],
      wildReels: [1, 2, 3],
      wildTimes: [1, 1, 2],
      flatness: 0.85,
      leastPay: 1,
    },
    free: { times: [1, 2, 3], first: [7, 8, 10, 12] },
  },
  ways: {
    ...{
      reels: 5,
      plain: [9, 11],
      wildReels: [1, 2, 3],
      wildTimes: [1, 1, 2],
      flatness: 0.7,
      leastPay: 1,
    },
    free: { times: [1, 2, 2], first: [8, 10, 12] },
  },
  link: {
    ...{
      reels: 5,
      plain: [8, 9],
      wildReels: [1, 2, 3, 4],
      wildTimes: [1],
      flatness: 1,
      leastPay: 1,
    },
    coins: true,
  },
  jackpot: {
    ...{
      reels: 5,
      plain: [8, 9],
      wildReels: [1, 2, 3],
      wildTimes: [1],
      flatness: 0.9,
      leastPay: 1,
    },
    free: { times: [1, 2], first: [6, 8, 10] },
    pots: true,
  },
};

/** How pays and weights differ by volatility. */
export interface VolatilityFrame {
  /** How much less each next symbol pays than the one above it. */
  readonly fall: number;
  /** How much less four alike pay than five, and three than four. */
  readonly step: number;
  /** How many times as likely the commonest symbol is as the rarest. */
  readonly spread: number;
  /** Weights of 100 that a cell holds a scatter, a coin, a pot's symbol. */
  readonly scatter: readonly number[];
  readonly coin: readonly number[];
}

export const volatilityFrames: Readonly<Record<Volatility, VolatilityFrame>> = {
  low: { fall: 0.8, step: 0.42, spread: 4.4, scatter: [2, 3], coin: [13] },
  medium: { fall: 0.72, step: 0.3, spread: 3, scatter: [2, 3], coin: [13, 14] },
  high: { fall: 0.6, step: 0.2, spread: 1.8, scatter: [3], coin: [13, 14] },
};
