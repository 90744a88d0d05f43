/** The craft that flies, as the table shows it. */
export type Craft = 'comet' | 'plane' | 'balloon';

export interface CrashVariant {
  readonly craft: Craft;
  /** Thousandths of the stakes that come back before chances are rounded down. */
  readonly share: number;
  /** Hundredths of the stake at which a flight is paid by itself. */
  readonly most: number;
  /** How much the logarithm of the height grows in a second. */
  readonly growth: number;
}

/** The lowest height at which a flight can be paid, in hundredths of the stake. */
export const leastHeight = 101;

export const crashVariants = {
  comet: { craft: 'comet', share: 970, most: 100_000, growth: 0.09 },
  pilots: { craft: 'plane', share: 960, most: 20_000, growth: 0.14 },
  balloon: { craft: 'balloon', share: 965, most: 5_000, growth: 0.06 },
} as const satisfies Record<string, CrashVariant>;

/** The height in hundredths of the stake that a flight has reached after some time. */
export const getHeight = ({ growth, most }: CrashVariant, milliseconds: number): number =>
  Math.min(most, Math.floor(100 * Math.exp((growth * milliseconds) / 1000)));

/** The milliseconds after which a flight has reached a height. */
export const getFlightTime = ({ growth }: CrashVariant, height: number): number =>
  Math.ceil((Math.log(height / 100) / growth) * 1000);
