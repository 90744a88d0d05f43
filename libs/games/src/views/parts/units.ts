/** The worth of so many of the units that a round has staked so far, in major units. */
export const scaleStake = (staked: number, unitsStaked: number, units: number): number =>
  Math.round((staked / unitsStaked) * units * 10_000) / 10_000;
