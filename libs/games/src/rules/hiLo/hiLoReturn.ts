import type { HiLoVariant } from './hiLoVariants';

export type Guess = 'higher' | 'lower';
const ranks = 13;

/** How many of the 13 ranks make a guess right. */
export function countWinning({ sameWins }: HiLoVariant, rank: number, guess: Guess): number {
  const beyond = guess === 'higher' ? ranks - rank : rank - 1;
  return beyond + (sameWins ? 1 : 0);
}

export function isGuessRight(
  { sameWins }: HiLoVariant,
  guess: Guess,
  { before, after }: { before: number; after: number },
): boolean {
  if (before === after) return sameWins;
  return guess === 'higher' ? after > before : after < before;
}

/** The prize in hundredths of the stake after a right guess that so many ranks of 13 make right. */
export const growPrize = (prize: number, winning: number): number =>
  Math.floor((prize * ranks) / winning);

/**
 * The return at best play. Prizes only grow, so that the value of a state follows from states with a greater prize or
 * fewer skips left. A row has the values of all ranks at one prize, each added to those before it.
 */
export function getHiLoReturn(variant: HiLoVariant): number {
  const { start, most, mostSkips, sameWins } = variant;
  const known = new Map<number, readonly number[]>();
  const same = sameWins ? 1 : 0;

  function getGuessValue(rank: number, prize: number, skips: number, guess: Guess): number {
    const winning = countWinning(variant, rank, guess);
    if (winning === 0 || winning === ranks) return 0;
    const grown = growPrize(prize, winning);
    if (grown >= most) return (most * winning) / ranks;
    const row = getRow(grown, skips);
    const [above, upTo] = guess === 'higher' ? [rank - same, ranks] : [0, rank - 1 + same];
    return ((row[upTo] ?? 0) - (row[above] ?? 0)) / ranks;
  }

  function getRow(prize: number, skips: number): readonly number[] {
    const key = prize * (mostSkips + 1) + skips;
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    // Before the first guess nothing can be taken.
    const taken = prize > start ? prize : 0;
    const skipped = skips > 0 ? (getRow(prize, skips - 1)[ranks] ?? 0) / ranks : 0;
    const row = [0];
    for (let rank = 1; rank <= ranks; rank += 1) {
      const guesses = [
        getGuessValue(rank, prize, skips, 'higher'),
        getGuessValue(rank, prize, skips, 'lower'),
      ];
      row.push((row[rank - 1] ?? 0) + Math.max(taken, skipped, ...guesses));
    }
    known.set(key, row);
    return row;
  }
  return (getRow(start, mostSkips)[ranks] ?? 0) / ranks / 100;
}
