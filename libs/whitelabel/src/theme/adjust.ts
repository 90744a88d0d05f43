import { contrastRatio, luminance, getLuminanceRatio, toHex, type Oklch } from './oklch';

const step = 0.005;
/** Aims a little higher than asked: rounding to bytes may cost some. */
const margin = 0.05;

/**
 * The colour nearest in lightness to the wanted one that keeps at least `ratio` to every ground.
 * @param towards where to search: darker for light schemes, lighter for dark ones
 */
export function readable(
  wanted: Oklch,
  grounds: readonly string[],
  ratio: number,
  towards: 'darker' | 'lighter',
): Oklch {
  const sign = towards === 'darker' ? -1 : 1;
  const below = grounds.map(luminance);
  for (let l = wanted.l; l >= 0 && l <= 1; l += sign * step) {
    const color = { ...wanted, l };
    const own = luminance(toHex(color));
    if (below.every((ground) => getLuminanceRatio(own, ground) >= ratio + margin)) return color;
  }
  return { ...wanted, l: towards === 'darker' ? 0 : 1 };
}

/** White, or ink in the hue of the ground, or black: the first that keeps 4.5:1 on every ground. */
export function textOn(grounds: readonly string[], hue: number): string {
  const candidates = ['#ffffff', toHex({ l: 0.19, c: 0.03, h: hue }), '#000000'];
  const lowest = (color: string) =>
    Math.min(...grounds.map((ground) => contrastRatio(color, ground)));
  const fit = candidates.find((color) => lowest(color) >= 4.5 + margin);
  return fit ?? candidates.reduce((best, color) => (lowest(color) > lowest(best) ? color : best));
}
