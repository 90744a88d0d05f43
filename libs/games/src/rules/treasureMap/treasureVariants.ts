export interface BuriedTreasure {
  readonly id: string;
  /** Hundredths of the stake that a find adds. */
  readonly value: number;
  readonly count: number;
}

export interface TreasureVariant {
  /** Plots without treasure hold a trap. */
  readonly plots: number;
  /** Plots in a row of the island. */
  readonly columns: 3 | 4 | 5;
  readonly treasures: readonly BuriedTreasure[];
  /** The least that must be found before the player may leave, in hundredths of the stake. */
  readonly leastLeave: number;
}

export const treasureVariants = {
  island: {
    ...{ plots: 20, columns: 5, leastLeave: 105 },
    treasures: [
      { id: 'coin', value: 25, count: 4 },
      { id: 'ring', value: 60, count: 5 },
      { id: 'gem', value: 150, count: 2 },
      { id: 'chest', value: 640, count: 1 },
    ],
  },
  bay: {
    ...{ plots: 20, columns: 5, leastLeave: 105 },
    treasures: [
      { id: 'coin', value: 30, count: 9 },
      { id: 'ring', value: 50, count: 4 },
      { id: 'gem', value: 110, count: 2 },
      { id: 'chest', value: 240, count: 1 },
    ],
  },
  cove: {
    ...{ plots: 16, columns: 4, leastLeave: 105 },
    treasures: [
      { id: 'coin', value: 35, count: 3 },
      { id: 'ring', value: 70, count: 3 },
      { id: 'gem', value: 150, count: 1 },
      { id: 'chest', value: 740, count: 1 },
    ],
  },
} as const satisfies Record<string, TreasureVariant>;
