export interface LimboVariant {
  /** Thousandths of the stakes that come back before chances are rounded down. */
  readonly share: number;
  /** Bounds of a target, in hundredths of the stake. */
  readonly least: number;
  readonly most: number;
}

export const limboVariants = {
  leap: { share: 970, least: 101, most: 1_000_000 },
  highLeap: { share: 962, least: 200, most: 5_000_000 },
} as const satisfies Record<string, LimboVariant>;
