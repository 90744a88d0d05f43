/** Where a value stands between a chart's floor (0) and its ceiling (1). */
export type Scale = (value: number) => number;

export interface Extent {
  readonly low: number;
  readonly high: number;
}

/** The next round number away from zero: 1, 2, 2.5 or 5 times a power of ten. */
function roundUp(value: number): number {
  if (value <= 0) return 0;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 2.5, 5, 10].find((each) => each * power >= value) ?? 10;
  return step * power;
}

/** Round ends around all values and zero; a chart of nothing still has a height. */
export function getExtent(values: readonly number[]): Extent {
  const high = roundUp(Math.max(0, ...values));
  const low = 0 - roundUp(Math.max(0, ...values.map((value) => -value)));
  return high === low ? { low: 0, high: 1 } : { low, high };
}

export function createScale({ low, high }: Extent): Scale {
  return (value) => (value - low) / (high - low);
}
