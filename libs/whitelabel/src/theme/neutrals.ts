import { readable } from './adjust';
import { toHex } from './oklch';

export type Scheme = 'light' | 'dark';

/** Lightness of the grounds and the wanted lightness of what stands on them. */
const levels = {
  light: {
    bg: 0.972,
    surface: 1,
    raised: 1,
    sunken: 0.945,
    text: 0.23,
    muted: 0.5,
    secondary: 0.905,
    border: 0.9,
    strong: 0.66,
  },
  dark: {
    bg: 0.17,
    surface: 0.218,
    raised: 0.262,
    sunken: 0.135,
    text: 0.965,
    muted: 0.72,
    secondary: 0.33,
    border: 0.33,
    strong: 0.52,
  },
} as const;

/** Chroma of a fully tinted neutral; darkness needs more of it to be seen. */
const chroma = { light: 0.016, dark: 0.05 } as const;

/** Grounds, texts and borders, tinted with the brand's hue by `tint` (0 to 1). */
export function neutrals(scheme: Scheme, hue: number, tint: number) {
  const level = levels[scheme];
  const c = chroma[scheme] * tint;
  const grey = (l: number, more = 1) => ({ l, c: c * more, h: hue });
  const grounds = {
    bg: toHex(grey(level.bg)),
    surface: toHex(grey(level.surface)),
    'surface-raised': toHex(grey(level.raised)),
    'surface-sunken': toHex(grey(level.sunken)),
  };
  const secondary = toHex(grey(level.secondary, 1.2));
  const all = [...Object.values(grounds), secondary];
  const towards = scheme === 'light' ? 'darker' : 'lighter';
  return {
    ...grounds,
    secondary,
    'on-secondary': toHex(readable(grey(level.text), [secondary], 7, towards)),
    text: toHex(readable(grey(level.text), all, 7, towards)),
    'text-muted': toHex(readable(grey(level.muted, 1.4), all, 4.5, towards)),
    border: toHex(grey(level.border, 1.2)),
    'border-strong': toHex(readable(grey(level.strong, 1.4), all, 3, towards)),
  };
}
