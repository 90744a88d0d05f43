import type { Draw } from '../draw';

/** Crash points are drawn as one of a million equal chances. */
export const crashFaces = 1_000_000;

/**
 * Draws the height at which a flight ends, in hundredths of the stake and at least 100. The chance to reach a height
 * is `share` thousandths divided by that height.
 */
export const drawCrashPoint = (draw: Draw, share: number): number =>
  Math.max(100, Math.floor((share * crashFaces) / 10 / (draw(crashFaces) + 1)));

/** How many of a million draws reach a height above 100. */
export const countReaching = (share: number, height: number): number =>
  Math.min(crashFaces, Math.floor((share * crashFaces) / 10 / height));

/** The best return over all heights that a player may aim at. */
export function getCrashReturn(share: number, { least, most }: { least: number; most: number }) {
  let best = 0;
  for (let height = least; height <= most; height += 1)
    best = Math.max(best, height * countReaching(share, height));
  return best / 100 / crashFaces;
}
