const steps = [0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000] as const;

/** Stakes within a game's bounds, in major units, the least first. */
export function listStakes({
  minBet,
  maxBet,
}: {
  readonly minBet: number;
  readonly maxBet: number;
}) {
  const within = steps.filter((step) => step >= minBet && step <= maxBet);
  return within.length > 0 ? within : [minBet];
}

/** The stake that a page begins with. */
export const getUsualStake = (stakes: readonly number[]): number =>
  stakes.find((stake) => stake >= 10) ?? stakes.at(-1) ?? 0;
