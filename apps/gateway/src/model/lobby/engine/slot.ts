/** Draws a whole number from 0 up to, but not including, `below`. */
export type Draw = (below: number) => number;

/** Symbols with how often each stands on a reel and what three of it pay, in stakes. */
export const symbols = [
  { name: 'cherry', weight: 9, pays: 5 },
  { name: 'bell', weight: 7, pays: 9 },
  { name: 'star', weight: 5, pays: 18 },
  { name: 'gem', weight: 3, pays: 50 },
  { name: 'seven', weight: 1, pays: 250 },
] as const;

const reelLength = symbols.reduce((sum, { weight }) => sum + weight, 0);

/** Two cherries on the line give some of the stake back. */
const twoCherries = 1;

function symbolAt(position: number): number {
  let rest = position;
  for (const [index, { weight }] of symbols.entries()) {
    if (rest < weight) return index;
    rest -= weight;
  }
  return 0;
}

/** The payout of three symbols on the middle line, in stakes. */
export function getPayout(line: readonly number[]): number {
  const [first = 0] = line;
  if (line.every((symbol) => symbol === first)) return symbols[first]?.pays ?? 0;
  return line.filter((symbol) => symbol === 0).length === 2 ? twoCherries : 0;
}

/** One spin: three reels of three symbols each; the middle row counts. */
export function spin(draw: Draw): { readonly reels: number[][]; readonly pays: number } {
  const reels = [0, 1, 2].map(() => [0, 1, 2].map(() => symbolAt(draw(reelLength))));
  return { reels, pays: getPayout(reels.map((reel) => reel[1] ?? 0)) };
}

/** The share of stakes paid back in the long run, from every combination. */
export function returnToPlayer(): number {
  let paid = 0;
  for (const [a, one] of symbols.entries()) {
    for (const [b, two] of symbols.entries()) {
      for (const [c, three] of symbols.entries()) {
        paid += one.weight * two.weight * three.weight * getPayout([a, b, c]);
      }
    }
  }
  return paid / reelLength ** 3;
}
