import type { Theme } from '../schema/themeSchema';
import { readable } from './adjust';
import { heroStops } from './gradients';
import { parseColor, toHex } from './oklch';

/** Colours of a picture in a merchant's own, each `#rrggbb`. */
export interface PictureColors {
  /** The ground from one end to the other: white text is readable all over it. */
  readonly ground: string;
  readonly deep: string;
  /** Light that falls on the ground. */
  readonly glow: string;
  readonly accent: string;
}

/** How far the hue of one picture is from the brand's, in degrees: pictures side by side are kin, not copies. */
const turns = [0, 26, -26, 13, -13];

/**
 * The colours of the pictures that a platform draws for a merchant, such as banners.
 * @param variant which of the kin; any whole number
 */
export function pictureColors(theme: Theme, variant: number): PictureColors {
  const turn = turns[Math.abs(variant) % turns.length] ?? 0;
  const turned = (color: string) => {
    const { l, c, h } = parseColor(color);
    return { l, c, h: (h + turn + 360) % 360 };
  };
  const [from, to] = heroStops(theme).map(turned);
  const accent = parseColor(theme.accent ?? theme.brand);
  if (from === undefined || to === undefined) throw new Error('A gradient has two ends.');
  return {
    ground: toHex(readable(from, ['#ffffff'], 4.5, 'darker')),
    deep: toHex({ ...to, l: Math.min(to.l, 0.34) }),
    glow: toHex({ ...from, l: 0.76 }),
    accent: toHex({ ...accent, l: Math.max(accent.l, 0.8) }),
  };
}
