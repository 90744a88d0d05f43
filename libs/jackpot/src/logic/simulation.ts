/** Bounds of the simulated counter (JACK-01), in major units of the merchant's currency. */
export const simulation = {
  start: { from: 170_000_000, to: 250_000_000 },
  growth: { from: 100, to: 500 },
  pausesMs: [3000, 4000, 5000],
} as const;

/** A source of numbers in [0, 1), as `Math.random`. */
export type Random = () => number;

function between(range: { readonly from: number; readonly to: number }, random: Random): number {
  return range.from + Math.floor(random() * (range.to - range.from + 1));
}

/** Where the counter starts: a whole number, both bounds included. */
export function startAmount(random: Random): number {
  return between(simulation.start, random);
}

/** How much the counter grows next and after how many milliseconds. */
export function nextGrowth(random: Random): { amount: number; afterMs: number } {
  const pauses = simulation.pausesMs;
  const pause = pauses[Math.floor(random() * pauses.length)] ?? pauses[0];
  return { amount: between(simulation.growth, random), afterMs: pause };
}
