import type { Theme } from '../schema/themeSchema';
import { readable } from './adjust';
import { parseColor, toHex, type Oklch } from './oklch';
import type { Palette } from './tokens';

/** The two ends of the hero gradient. White text must be readable anywhere on it, in both schemes. */
export function heroStops(theme: Theme): [from: string, to: string] {
  const brand = parseColor(theme.brand);
  const accent = parseColor(theme.accent ?? theme.brand);
  const ends: Record<Theme['hero'], [Oklch, Oklch]> = {
    flat: [brand, brand],
    deep: [brand, { ...brand, l: brand.l - 0.2 }],
    twist: [brand, { ...brand, h: (brand.h + 55) % 360 }],
    duo: [brand, accent],
  };
  const [from, to] = ends[theme.hero];
  const darken = (color: Oklch) => toHex(readable(color, ['#ffffff'], 4.5, 'darker'));
  return [darken(from), darken(to)];
}

/** Values of `--gradient-hero` and `--gradient-accent`. */
export function gradients(theme: Theme, palette: Palette) {
  const [from, to] = heroStops(theme);
  return {
    'gradient-hero': `linear-gradient(135deg,${from},${to})`,
    'gradient-accent': `linear-gradient(135deg,${palette.accent},${palette['accent-strong']})`,
  };
}
