export interface MinesVariant {
  readonly cells: number;
  /** Cells in a row of the field. */
  readonly columns: 3 | 4 | 5;
  /** How many mines the player may choose between. */
  readonly mines: readonly number[];
  /** Thousandths of the stakes that come back before prizes are rounded down. */
  readonly share: number;
  /** Hundredths of a unit at which a round ends by itself. */
  readonly most: number;
}

export const minesVariants = {
  classic: { cells: 25, columns: 5, mines: [1, 3, 5, 10], share: 970, most: 100_000 },
  party: { cells: 25, columns: 5, mines: [2, 4, 8, 15], share: 962, most: 250_000 },
  small: { cells: 9, columns: 3, mines: [1, 2, 3, 4], share: 966, most: 20_000 },
} as const satisfies Record<string, MinesVariant>;
