export interface HiLoVariant {
  /** Hundredths of the stake with which the prize starts to grow: the share that comes back. */
  readonly start: number;
  /** A card of the same rank wins either guess, or neither. */
  readonly sameWins: boolean;
  readonly mostSkips: number;
  /** Hundredths of the stake at which a round is paid by itself. */
  readonly most: number;
}

export const hiLoVariants = {
  classic: { start: 97, sameWins: true, mostSkips: 2, most: 10_000 },
  strict: { start: 97, sameWins: false, mostSkips: 1, most: 5_000 },
  hall: { start: 96, sameWins: true, mostSkips: 0, most: 5_000 },
} as const satisfies Record<string, HiLoVariant>;
