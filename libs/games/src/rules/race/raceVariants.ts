export interface RaceVariant {
  /** How strong each runner is: the first is drawn by these weights, then the next among the others. */
  readonly runners: readonly number[];
  /** The first so many are placed. */
  readonly places: number;
  /** Thousandths of the stakes that come back before odds are rounded down. */
  readonly share: number;
  /** The least that a bet must pay to be taken, in hundredths of its stake. */
  readonly leastPrize: number;
  /** Who runs, for the picture alone. @default 'horse' */
  readonly figure?: 'turtle' | 'horse' | 'car' | undefined;
}

export const raceVariants = {
  turtles: {
    runners: [24, 20, 17, 14, 13, 12],
    places: 2,
    share: 962,
    leastPrize: 120,
    figure: 'turtle',
  },
  horses: {
    runners: [30, 20, 15, 11, 9, 7, 5, 3],
    places: 3,
    share: 958,
    leastPrize: 105,
    figure: 'horse',
  },
  sprint: {
    runners: [40, 22, 16, 11, 7, 4],
    places: 2,
    share: 965,
    leastPrize: 110,
    figure: 'car',
  },
} as const satisfies Record<string, RaceVariant>;
