import { escapeMarkup } from '../site/escape';
import { drawable, glyphs } from './glyphs';

const gap = 3.2;
const space = 4;
const stroke = 1.7;

interface Placed {
  readonly path: string;
  readonly width: number;
}

/** Letters side by side, as one group of strokes, on a field 10 units high. */
function setLetters(text: string): Placed {
  let x = 0;
  const groups = [...text].map((letter) => {
    const glyph = glyphs[letter];
    if (!glyph) {
      x += space;
      return '';
    }
    const group = `<path transform="translate(${x.toFixed(2)} 0)" d="${glyph.path}"/>`;
    x += glyph.width + gap;
    return group;
  });
  return { path: groups.join(''), width: Math.max(1, x - gap) };
}

const strokes = (color: string, width = stroke) =>
  `fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;

/** Wider than that, in its 16 units of height, a wordmark is too small to be read where pages show it. */
const mostWidth = 224;

/** A name on one line, or on two where one would be too long: broken between words, or in the middle of one. */
function breakName(name: string, widthOfText: (text: string) => number): readonly string[] {
  if (widthOfText(name) <= mostWidth) return [name];
  const signs = [...name];
  const middle = signs.length / 2;
  const spaces = signs.flatMap((sign, at) => (sign === ' ' && at > 0 ? [at] : []));
  const [nearest = Math.ceil(middle)] = spaces.sort(
    (one, other) => Math.abs(one - middle) - Math.abs(other - middle),
  );
  // A short last word leaves the first line as long as it was.
  const at = Math.abs(nearest - middle) < signs.length / 4 ? nearest : Math.ceil(middle);
  return [signs.slice(0, at).join('').trim(), signs.slice(at).join('').trim()];
}

/** Wordmark: the mark, then the name. `name` must be drawable. */
export function wordmarkSvg(name: string, mark: string, textColor: string): string {
  const lines = breakName(name, (text) => setLetters(text).width).map(setLetters);
  const scale = 1 / lines.length;
  const widest = Math.max(...lines.map(({ width }) => width)) * scale;
  const total = (20 + widest + 2).toFixed(1);
  const placed = lines.map(({ path }, at) =>
    lines.length === 1
      ? `<g transform="translate(20 3)" ${strokes(textColor)}>${path}</g>`
      : `<g transform="translate(20 ${1.5 + at * 8}) scale(${scale})" ${strokes(textColor)}>${path}</g>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${total} 16" role="img" aria-label="${name}">`,
    `<g transform="scale(0.16)">${mark}</g>`,
    `${placed.join('')}</svg>\n`,
  ].join('');
}

const marks = /\p{M}/u;
const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u;

/** About as wide as a sign is in most fonts, in parts of its height. */
function widthOf(sign: string): number {
  if (marks.test(sign)) return 0;
  return wide.test(sign) ? 1 : 0.6;
}

/**
 * Wordmark of a name that the alphabet here has not: the name in its own script, by the device's own font, which every
 * device of people who read it has. Its width is fixed, whatever that font is.
 */
export function textWordmarkSvg(name: string, mark: string, textColor: string): string {
  const size = 11;
  const measure = (text: string) => [...text].reduce((sum, sign) => sum + widthOf(sign), 0) * size;
  const lines = breakName(name, measure);
  const scale = 1 / lines.length;
  const total = (20 + Math.max(...lines.map(measure)) * scale + 2).toFixed(1);
  const label = escapeMarkup(name);
  const fontSize = size * scale;
  const placed = lines.map((line, at) =>
    [
      `<text x="20" y="${lines.length === 1 ? 12 : 6.5 + at * 8}" font-family="system-ui, sans-serif" font-weight="600" font-size="${fontSize}" fill="${textColor}" `,
      `textLength="${(measure(line) * scale).toFixed(1)}" lengthAdjust="spacingAndGlyphs">${escapeMarkup(line)}</text>`,
    ].join(''),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${total} 16" role="img" aria-label="${label}">`,
    `<g transform="scale(0.16)">${mark}</g>`,
    `${placed.join('')}</svg>\n`,
  ].join('');
}

export interface MarkColors {
  readonly from: string;
  readonly to: string;
  readonly ink: string;
}

/** The first letter on a tile, on a field of 100 units, without an svg element around it. */
export function letterTile(name: string, colors: MarkColors, shape: 'tile' | 'bleed'): string {
  const letter = drawable(name)[0] ?? 'O';
  const glyph = glyphs[letter] ?? { width: 10, path: '' };
  // A maskable icon may lose everything outside of its inner 80 %.
  const scale = shape === 'tile' ? 5 : 3.8;
  const x = 50 - (glyph.width * scale) / 2;
  const y = 50 - 5 * scale;
  const corner = shape === 'tile' ? 24 : 0;
  return [
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${colors.from}"/><stop offset="1" stop-color="${colors.to}"/></linearGradient></defs>`,
    `<rect width="100" height="100" rx="${corner}" fill="url(#g)"/>`,
    `<g transform="translate(${x.toFixed(2)} ${y}) scale(${scale})" ${strokes(colors.ink, 2)}><path d="${glyph.path}"/></g>`,
  ].join('');
}

/** Wraps shapes on a field of 100 units into a picture. */
export function squareSvg(shapes: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${shapes}</svg>\n`;
}
