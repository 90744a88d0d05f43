import { colorPattern } from '../schema/themeSchema';
import { parseColor, toHex } from './oklch';

/** A colour as the Design Tokens Color Module (2025.10) writes it. */
export interface DesignColor {
  readonly colorSpace: 'srgb' | 'oklch';
  /** Red, green and blue, 0 to 1; or lightness 0 to 1, chroma and hue in degrees. */
  readonly components: readonly number[];
  /** For tools that do not know the colour space. */
  readonly hex: string;
}

const round = (number: number) => Math.round(number * 1e5) / 1e5;

/** A colour of a theme, `#rgb`, `#rrggbb` or `oklch(l c h)`, as a token's value. */
export function toDesignColor(text: string): DesignColor {
  const color = parseColor(text);
  const hex = toHex(color);
  if (text.startsWith('oklch'))
    return { colorSpace: 'oklch', components: [color.l, color.c, color.h].map(round), hex };
  const bytes = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return { colorSpace: 'srgb', components: bytes.map((byte) => round(byte / 255)), hex };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Three numbers; `none` counts as 0. */
function readComponents(value: unknown): readonly number[] | undefined {
  if (!Array.isArray(value) || value.length !== 3) return undefined;
  const numbers = value.map((one: unknown) => (one === 'none' ? 0 : one));
  return numbers.every((one) => typeof one === 'number' && Number.isFinite(one))
    ? (numbers as number[])
    : undefined;
}

const toByte = (share: number) =>
  Math.round(Math.min(1, Math.max(0, share)) * 255)
    .toString(16)
    .padStart(2, '0');

/** A colour of a theme, or what is wrong with the value. */
export type ReadColor = { readonly color: string } | { readonly wrong: string };

/**
 * Reads a token's value as a colour of a theme. Of colour spaces but sRGB and OKLCH the hex is taken, and a text like
 * `#0a8f8c`, which older tools write.
 */
export function fromDesignColor(value: unknown): ReadColor {
  if (typeof value === 'string')
    return colorPattern.test(value)
      ? { color: value }
      : { wrong: `"${value}" is no colour such as "#0a8f8c"` };
  if (!isRecord(value)) return { wrong: 'must be a colour with colorSpace and components' };
  const { colorSpace, components, alpha, hex } = value;
  if (alpha !== undefined && alpha !== 1)
    return { wrong: 'alpha must be 1: a colour of a theme is opaque' };
  const numbers = readComponents(components);
  if (numbers === undefined) return { wrong: 'components must be three numbers' };
  if (colorSpace === 'srgb') return { color: `#${numbers.map(toByte).join('')}` };
  if (colorSpace === 'oklch') return { color: `oklch(${numbers.map(round).join(' ')})` };
  if (typeof hex === 'string' && colorPattern.test(hex)) return { color: hex };
  return { wrong: `of the colour space "${String(colorSpace)}" a hex is needed` };
}
