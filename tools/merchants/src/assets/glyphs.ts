/** A letter as one stroked path on a field 10 units high. */
export interface Glyph {
  readonly width: number;
  readonly path: string;
}

const round = 'M5 0A5 5 0 1 1 5 10 5 5 0 1 1 5 0Z';
const glyph = (width: number, path: string): Glyph => ({ width, path });

/**
 * A small geometric alphabet drawn with one stroke width. A wordmark made of it is all shapes:
 * it looks the same on every device and needs no font to be drawn as an icon.
 */
export const glyphs: Readonly<Record<string, Glyph>> = {
  A: glyph(8.6, 'M0 10 4.3 0 8.6 10M1.5 6.6H7.1'),
  B: glyph(6.8, 'M0 4.6H3.6A2.3 2.3 0 0 0 3.6 0H0V10H4.1A2.7 2.7 0 0 0 4.1 4.6'),
  C: glyph(9, 'M8.9 1.9A5 5 0 1 0 8.9 8.1'),
  D: glyph(8, 'M0 0V10H3A5 5 0 0 0 3 0Z'),
  E: glyph(6, 'M6 0H0V10H6M0 5H5'),
  F: glyph(6, 'M6 0H0V10M0 5H5'),
  G: glyph(10, 'M8.9 1.9A5 5 0 1 0 10 5.4H6'),
  H: glyph(7.2, 'M0 0V10M7.2 0V10M0 5H7.2'),
  I: glyph(0, 'M0 0V10'),
  J: glyph(5, 'M5 0V7.5A2.5 2.5 0 0 1 0 7.5'),
  K: glyph(6.6, 'M0 0V10M6.4 0 0 6M2.4 4 6.6 10'),
  L: glyph(5.4, 'M0 0V10H5.4'),
  M: glyph(9.4, 'M0 10V0L4.7 6.2 9.4 0V10'),
  N: glyph(7.6, 'M0 10V0L7.6 10V0'),
  O: glyph(10, round),
  P: glyph(6.4, 'M0 10V0H3.5A2.9 2.9 0 0 1 3.5 5.8H0'),
  Q: glyph(10, `${round}M6.6 6.6 10 10`),
  R: glyph(6.6, 'M0 10V0H3.6A2.9 2.9 0 0 1 3.6 5.8H0M3.4 5.8 6.6 10'),
  S: glyph(
    6.2,
    'M5.9 1.9A3 2.6 0 0 0 3.1 0C-.6 0-.6 4.6 3.1 4.9 7.2 5.3 7.2 10 3.1 10A3.2 2.8 0 0 1 0 7.8',
  ),
  T: glyph(7.4, 'M0 0H7.4M3.7 0V10'),
  U: glyph(7.2, 'M0 0V6.4A3.6 3.6 0 0 0 7.2 6.4V0'),
  V: glyph(8.4, 'M0 0 4.2 10 8.4 0'),
  W: glyph(12, 'M0 0 3 10 6 2.4 9 10 12 0'),
  X: glyph(7.4, 'M0 0 7.4 10M7.4 0 0 10'),
  Y: glyph(7.6, 'M0 0 3.8 5.2 7.6 0M3.8 5.2V10'),
  Z: glyph(7, 'M0 0H7L0 10H7'),
  0: glyph(7, 'M3.5 0A3.5 5 0 1 1 3.5 10 3.5 5 0 1 1 3.5 0Z'),
  1: glyph(2.6, 'M0 2 2.6 0V10'),
  2: glyph(6.2, 'M.1 2.8A3 2.8 0 1 1 5.4 4.5L0 10H6.2'),
  3: glyph(6.1, 'M0 0H5.8L2.8 3.9A3.1 3.1 0 1 1 0 8.4'),
  4: glyph(6.6, 'M5 10V0L0 7.2H6.6'),
  5: glyph(6.2, 'M5.7 0H1L.6 4.4A3.2 3.1 0 1 1 0 8.9'),
  6: glyph(6.4, 'M4.6 0 .7 4.9A3.2 3.1 0 1 0 3.2 3.8'),
  7: glyph(6.4, 'M0 0H6.4L2 10'),
  8: glyph(6.4, 'M3.2 0A2.4 2.3 0 1 1 3.19 0ZM3.2 4.6A3 2.7 0 1 1 3.19 4.6Z'),
  9: glyph(6.4, 'M1.8 10 5.7 5.1A3.2 3.1 0 1 0 3.2 6.2'),
};

/** Letters that are no other letter with a mark. */
const written: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Đ: 'D',
  Ð: 'D',
  Ħ: 'H',
  Ł: 'L',
  Ø: 'O',
  Œ: 'OE',
  Þ: 'TH',
};

/** In capitals and without marks, as far as that leaves the letter what it is. */
const plain = (text: string) =>
  text
    .toUpperCase()
    .replace(/\p{L}/gu, (letter) => written[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

/** Whether the alphabet has every letter and digit of a text: half of a name is none. */
export function isDrawable(text: string): boolean {
  const signs = plain(text).match(/[\p{L}\p{N}]/gu) ?? [];
  return signs.length > 0 && signs.every((sign) => sign in glyphs);
}

/** A text's drawable letters in capitals: accents fall off, and so do signs that are no letters. */
export function drawable(text: string): string {
  return [...plain(text)]
    .filter((letter) => letter === ' ' || letter in glyphs)
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}
