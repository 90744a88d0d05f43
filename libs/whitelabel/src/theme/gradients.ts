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

/** The two ends of the accent's gradient. It moves away from its text's lightness, so the text stays readable. */
export function accentStops(palette: Palette): [from: string, to: string] {
  const { l, c, h } = parseColor(palette.accent);
  const shift = palette['on-accent'] === '#ffffff' ? -0.06 : 0.05;
  return [palette.accent, toHex({ l: l + shift, c, h })];
}

const gradient = ([from, to]: readonly [string, string]) => `linear-gradient(135deg,${from},${to})`;

/** Values of `--gradient-hero` and `--gradient-accent`. */
export function gradients(theme: Theme, palette: Palette) {
  return {
    'gradient-hero': gradient(heroStops(theme)),
    'gradient-accent': gradient(accentStops(palette)),
  };
}
