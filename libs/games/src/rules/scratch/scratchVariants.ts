export interface ScratchPrize {
  readonly symbol: string;
  /** Hundredths of the stake for three of the symbol. */
  readonly prize: number;
  /** How many cards of a print run win it. */
  readonly cards: number;
}

export interface ScratchVariant {
  /** Cards of a print run. */
  readonly cards: number;
  readonly prizes: readonly ScratchPrize[];
}

export const scratchVariants = {
  star: {
    cards: 100_000,
    prizes: [
      { symbol: 'star', prize: 200_000, cards: 6 },
      { symbol: 'crown', prize: 25_000, cards: 60 },
      { symbol: 'gem', prize: 5_000, cards: 350 },
      { symbol: 'coin', prize: 1_000, cards: 2_000 },
      { symbol: 'clover', prize: 400, cards: 4_500 },
      { symbol: 'cherry', prize: 200, cards: 7_000 },
    ],
  },
  snow: {
    cards: 50_000,
    prizes: [
      { symbol: 'snowman', prize: 50_000, cards: 12 },
      { symbol: 'sledge', prize: 10_000, cards: 60 },
      { symbol: 'skate', prize: 2_000, cards: 400 },
      { symbol: 'mitten', prize: 600, cards: 1_900 },
      { symbol: 'scarf', prize: 300, cards: 3_000 },
      { symbol: 'flake', prize: 150, cards: 4_900 },
    ],
  },
} as const satisfies Record<string, ScratchVariant>;
