/** Bounds between which the return to player of each kind of game lies. */
export interface ReturnBand {
  readonly least: number;
  readonly most: number;
}

export const slotBand: ReturnBand = { least: 0.94, most: 0.965 };
export const instantBand: ReturnBand = { least: 0.94, most: 0.975 };
