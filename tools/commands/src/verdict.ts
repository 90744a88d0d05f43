/** The verdict of visits on a limit: kept, broken, or open to chance. */
export type Verdict = 'kept' | 'broken' | 'open';

/** A verdict may be chance's in one of so many. */
const odds = 20;

/** How likely at most `few` of `all` are over a limit that the middle of them lies right at. */
function chanceOf(few: number, all: number): number {
  let ways = 1;
  let sum = 0;
  for (let some = 0; some <= few; some += 1) {
    sum += ways;
    ways = (ways * (all - some)) / (some + 1);
  }
  return sum / 2 ** all;
}

/**
 * Whether the middle of a scattered figure keeps a limit: a sign test. Of five visits all have to be on one side of it, of
 * eight one may be on the other, of fifteen three.
 *
 * @param figures one of each visit
 */
export function judgeVisits(figures: readonly number[], limit: number): Verdict {
  const within = figures.filter((figure) => figure <= limit).length;
  const over = figures.length - within;
  if (chanceOf(over, figures.length) <= 1 / odds) return 'kept';
  return chanceOf(within, figures.length) <= 1 / odds ? 'broken' : 'open';
}
