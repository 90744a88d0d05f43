/** A colour in OKLCH: lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Rgb = readonly [red: number, green: number, blue: number];

/** Björn Ottosson's matrices (https://bottosson.github.io/posts/oklab): OKLab to linear sRGB. */
function toLinear(l: number, a: number, b: number): Rgb {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function fromLinear([red, green, blue]: Rgb): Oklch {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const c = Math.hypot(a, b);
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  return { l, c, h: c < 1e-4 ? 0 : (degrees + 360) % 360 };
}

const encode = (value: number) =>
  value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
const decode = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

const inGamut = ([red, green, blue]: Rgb) =>
  Math.min(red, green, blue) >= -1e-4 && Math.max(red, green, blue) <= 1.0001;

/** `#rrggbb`. A colour that no screen shows loses chroma until one does: hue and lightness stay. */
export function toHex(color: Oklch): string {
  const l = Math.min(1, Math.max(0, color.l));
  const radians = (color.h * Math.PI) / 180;
  const [x, y] = [Math.cos(radians), Math.sin(radians)];
  let shown = toLinear(l, color.c * x, color.c * y);
  if (!inGamut(shown)) {
    let [low, high] = [0, color.c];
    for (let step = 0; step < 18; step += 1) {
      const middle = (low + high) / 2;
      if (inGamut(toLinear(l, middle * x, middle * y))) low = middle;
      else high = middle;
    }
    shown = toLinear(l, low * x, low * y);
  }
  const bytes = shown.map((value) =>
    Math.round(Math.min(1, Math.max(0, encode(Math.max(0, value)))) * 255),
  );
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function hexToLinear(hex: string): Rgb {
  const digits = hex.length === 4 ? hex.slice(1).replace(/./g, '$&$&') : hex.slice(1);
  const at = (index: number) => decode(parseInt(digits.slice(index * 2, index * 2 + 2), 16) / 255);
  return [at(0), at(1), at(2)];
}

const oklchText = /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+(-?[\d.]+)\s*\)$/;

/** Reads what `colorPattern` allows. Throws a RangeError on anything else. */
export function parseColor(text: string): Oklch {
  const [, l, percent, c, h] = oklchText.exec(text) ?? [];
  if (l !== undefined && c !== undefined && h !== undefined) {
    const lightness = percent === '%' ? Number(l) / 100 : Number(l);
    return { l: lightness, c: Number(c), h: (Number(h) + 360) % 360 };
  }
  if (!/^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/.test(text))
    throw new RangeError(`Not a colour: ${text}`);
  return fromLinear(hexToLinear(text));
}

/** WCAG relative luminance of a `#rrggbb` colour, 0 to 1. */
export function luminance(hex: string): number {
  const [red, green, blue] = hexToLinear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast ratio of two luminances, 1 to 21. */
export const ratioOf = (first: number, second: number): number =>
  (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);

/** WCAG contrast ratio of two `#rrggbb` colours, 1 to 21. */
export const contrastRatio = (first: string, second: string): number =>
  ratioOf(luminance(first), luminance(second));
