export interface DiceVariant {
  readonly dice: number;
  /** Faces from 1 on. */
  readonly sides: number;
  /** Thousandths of the stakes that come back before prizes are rounded down. */
  readonly share: number;
  /** The least that a bet must pay to be taken, in hundredths of the stake. */
  readonly leastPrize: number;
}

export const diceVariants = {
  hundred: { dice: 1, sides: 100, share: 970, leastPrize: 102 },
  duel: { dice: 2, sides: 6, share: 970, leastPrize: 110 },
  threeDice: { dice: 3, sides: 6, share: 965, leastPrize: 105 },
  twenty: { dice: 1, sides: 20, share: 960, leastPrize: 110 },
} as const satisfies Record<string, DiceVariant>;
