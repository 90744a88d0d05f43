/** The share of a spot's stakes that comes back in the long run. */
export type SpotReturns<Spot extends string> = Readonly<Record<Spot, number>>;

/** An outcome and how often it comes among all, in whole numbers or as a probability. */
export type Weighted<Outcome> = readonly [Outcome, number];

/** Lower and upper bound of a variant's return. */
export type Band = readonly [number, number];

export function mapSpots<Spot extends string>(
  spots: readonly Spot[],
  value: (spot: Spot) => number,
): SpotReturns<Spot> {
  const entries = spots.map((spot) => [spot, value(spot)] as const);
  // Every spot has its entry: Object.fromEntries forgets the names alone.
  return Object.fromEntries(entries) as Record<Spot, number>;
}

/** Returns of spots that are settled by one outcome. `pay` tells hundredths that one chip brings back. */
export function weighSpots<Spot extends string, Outcome>(
  spots: readonly Spot[],
  chances: Iterable<Weighted<Outcome>>,
  pay: (spot: Spot, outcome: Outcome) => number,
): SpotReturns<Spot> {
  const all = [...chances];
  const total = all.reduce((sum, [, weight]) => sum + weight, 0);
  return mapSpots(spots, (spot) => {
    const paid = all.reduce((sum, [outcome, weight]) => sum + weight * pay(spot, outcome), 0);
    return paid / total / 100;
  });
}

export function findBest(returns: Readonly<Record<string, number>>): number {
  return Math.max(...Object.values(returns));
}

/** Works a value out when it is first asked for. */
export function memoize<Value extends object>(work: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= work());
}
