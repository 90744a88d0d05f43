import type { Draw } from '../draw';

/**
 * Plays every way in which the draws of `play` can fall, and visits each end with its probability: the exact truth of
 * a rule, whatever its author believes.
 */
export function forEachDraw<End>(
  play: (draw: Draw) => End,
  visit: (end: End, chance: number) => void,
): void {
  const path: number[] = [];
  const widths: number[] = [];
  for (;;) {
    let depth = 0;
    const end = play((below) => {
      const at = path[depth] ?? 0;
      path[depth] = at;
      widths[depth] = below;
      depth += 1;
      return at;
    });
    path.length = widths.length = depth;
    visit(end, 1 / widths.reduce((product, width) => product * width, 1));
    while (path.length > 0 && (path.at(-1) ?? 0) + 1 === widths.at(-1)) {
      path.pop();
      widths.pop();
    }
    const last = path.pop();
    if (last === undefined) return;
    path.push(last + 1);
  }
}

/** The exact mean of a number over every way in which the draws can fall. */
export function enumerateDraws(play: (draw: Draw) => number): number {
  let mean = 0;
  forEachDraw(play, (value, chance) => {
    mean += value * chance;
  });
  return mean;
}
