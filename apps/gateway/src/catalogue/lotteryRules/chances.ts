import type { DrawShape } from '../lotteries';

/** In how many ways `part` of `all` can be chosen. */
export function choose(all: number, part: number): number {
  if (part < 0 || part > all) return 0;
  let ways = 1;
  for (let at = 1; at <= part; at += 1) ways = (ways * (all - part + at)) / at;
  return ways;
}

/** How likely each number of hits is, from none to the most, when `pick` numbers are chosen and their order is no matter. */
export function hitChances({ count, from, to, repeats }: DrawShape, pick: number): number[] {
  const size = to - from + 1;
  const most = repeats ? count : Math.min(count, pick);
  const share = pick / size;
  return Array.from({ length: most + 1 }, (_, hits) =>
    repeats
      ? choose(count, hits) * share ** hits * (1 - share) ** (count - hits)
      : (choose(pick, hits) * choose(size - pick, count - hits)) / choose(size, count),
  );
}

/** How likely it is that `pick` numbers come at their places. */
export function inOrderChance({ from, to, repeats }: DrawShape, pick: number): number {
  const size = to - from + 1;
  return Array.from({ length: pick }, (_, at) => 1 / (repeats ? size : size - at)).reduce(
    (all, each) => all * each,
    1,
  );
}
