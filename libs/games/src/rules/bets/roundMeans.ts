/** Means of one round at the best play, in units of its opening stake. */
export interface RoundMeans {
  /** All stakes, those that follow the opening included. */
  readonly staked: number;
  /** All that comes back, stakes included. */
  readonly paid: number;
}

/**
 * The share of all stakes that comes back. The best play is the one that loses least in a round, as published
 * strategies have it.
 */
export const findReturn = ({ paid, staked }: RoundMeans) => paid / staked;

/** The means that lose less. */
export function findBetter(one: RoundMeans, other: RoundMeans): RoundMeans {
  return one.paid - one.staked >= other.paid - other.staked ? one : other;
}

/** The sum of means, each times its probability. */
export function mixMeans(parts: Iterable<readonly [RoundMeans, number]>): RoundMeans {
  let [staked, paid] = [0, 0];
  for (const [means, chance] of parts) {
    staked += means.staked * chance;
    paid += means.paid * chance;
  }
  return { staked, paid };
}
