export interface MoneyWheelVariant {
  /**
   * Segments around the wheel: a number is a spot and its odds to one, `x2` turns the wheel again with odds that are
   * twice as high.
   */
  readonly segments: readonly string[];
  /** The most times that a round turns the wheel again; after that such segments are passed over. */
  readonly mostAgain: number;
}

const read = (segments: string) => segments.split(' ');

export const moneyWheelVariants = {
  plenty: {
    segments: read(
      '1 3 5 1 11 1 3 1 5 1 3 1 23 1 3 1 5 1 3 11 1 5 1 3 1 3 1 5 1 11 1 3 1 5 1 3 1 23 1 3 1 5 1 3 11 1 5 1 3 1',
    ),
    mostAgain: 0,
  },
  dreamCatch: {
    segments: read(
      '1 2 5 1 2 1 10 1 2 20 1 5 2 1 40 1 2 1 5 2 1 10 1 2 1 x2 2 1 5 1 2 1 x7 10 1 2 5 1 2 1 20 1 2 1 5 2 1 10 1 2 1 5 2 1',
    ),
    mostAgain: 3,
  },
  lightning: {
    segments: read(
      '1 2 3 1 2 1 3 1 2 x2 1 3 2 1 2 1 3 1 2 1 3 42 1 2 1 3 2 1 x3 1 2 3 1 2 1 3 2 1 x2 1 2 3 1 2 1 3 1 2 1 3 2 1',
    ),
    mostAgain: 2,
  },
} as const satisfies Record<string, MoneyWheelVariant>;
