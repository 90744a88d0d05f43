/**
 * Stakes and payments of all deals of a game together at the best play, in whole numbers. Worked out once, since going
 * through them takes longer than a player waits; a test counts them anew.
 */
export interface ExactShare {
  /** Hundredths of a unit. */
  readonly paid: number;
  readonly staked: number;
}

export const findShare = ({ paid, staked }: ExactShare) => paid / staked / 100;
