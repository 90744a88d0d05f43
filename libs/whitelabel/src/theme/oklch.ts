import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  useMode,
  wcagLuminance,
  type Rgb,
} from 'culori/fn';
import { colorPattern } from '../schema/themeSchema';

/** A colour in OKLCH: lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Conversions; made together, as one needs what the others tell culori, and purely, so that a browser gets none of it. */
const to = /* @__PURE__ */ (() => ({
  rgb: useMode(modeRgb),
  linear: useMode(modeLrgb),
  oklch: useMode(modeOklch),
}))();

/** Colours of a screen's own edge come back from OKLCH a hair beyond it; they are shown as they are. */
const hair = 1e-4;
const isShown = ({ r, g, b }: Rgb) => Math.min(r, g, b) >= -hair && Math.max(r, g, b) <= 1 + hair;

/** `#rrggbb`. A colour that no screen shows loses chroma until one does: hue and lightness stay. */
export function toHex({ l, c, h }: Oklch): string {
  const color = { mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h } as const;
  const wanted = to.rgb(color);
  return formatHex(isShown(wanted) ? wanted : to.rgb(clampChroma(color, 'oklch')));
}

/** Reads what `colorPattern` allows. Throws a RangeError on anything else. */
export function parseColor(text: string): Oklch {
  const color = colorPattern.test(text) ? to.oklch(text) : undefined;
  if (color === undefined) throw new RangeError(`Not a colour: ${text}`);
  const { l, c, h = 0 } = color;
  return { l, c, h: (h + 360) % 360 };
}

/** WCAG relative luminance of a `#rrggbb` colour, 0 to 1. */
export const luminance = (hex: string): number => wcagLuminance(to.linear(hex) ?? hex);

/** WCAG contrast ratio of two luminances, 1 to 21. */
export const getLuminanceRatio = (first: number, second: number): number =>
  (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);

/** WCAG contrast ratio of two `#rrggbb` colours, 1 to 21. */
export const contrastRatio = (first: string, second: string): number =>
  getLuminanceRatio(luminance(first), luminance(second));
