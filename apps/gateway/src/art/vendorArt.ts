import { toHash } from '../base/random';
import { circle, escapeXml, group, lettering, rect } from './draw';
import { readDrawings } from './drawings';
import { palettes, pickEntry } from './palettes';
import { paints, picture } from './picture';

const marks = [...readDrawings('marks').values()];

/** Of a sign, as wide as it is high twice. */
const [width, height] = [400, 200];

/** A maker's logo: its name over its mark, as large as the sign has room for, since four of them share a phone's width. */
export function vendorArt(code: string, name: string): string {
  const seed = toHash(`vendor ${code}`);
  const palette = pickEntry(palettes, seed);
  const mark = pickEntry(marks, seed);
  const words = name.split(' ');
  // A bold letter is about two thirds as wide as high.
  const longest = Math.max(...words.map((word) => word.length));
  const size = Math.min(96, (width - 24) / longest / 0.66, (height - 24) / words.length);
  const lines = words
    .map((word, at) =>
      lettering(
        word,
        width / 2,
        height / 2 + size * (0.34 + at - (words.length - 1) / 2),
        size,
        '#fff',
        'text-anchor="middle" font-weight="800"',
      ),
    )
    .join('');
  const content =
    paints(palette) +
    rect(0, 0, width, height, 28, 'url(#b)') +
    circle(width / 2, height / 2, 140, 'url(#w)', 'opacity=".5"') +
    group(
      `translate(${width / 2} ${height / 2}) scale(1.1)`,
      mark(palette, seed),
      'opacity=".28"',
    ) +
    lines;
  return picture(width, height, escapeXml(name), content);
}
