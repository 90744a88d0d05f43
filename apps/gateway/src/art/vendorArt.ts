import { toHash } from '../base/random';
import { circle, escapeXml, group, lettering, rect } from './draw';
import { readDrawings } from './drawings';
import { palettes, pickEntry } from './palettes';
import { paints, picture } from './picture';

const marks = [...readDrawings('marks').values()];

/** A maker's logo: its mark beside its name, on a transparent ground that reads on light and dark. */
export function vendorArt(code: string, name: string): string {
  const seed = toHash(`vendor ${code}`);
  const palette = pickEntry(palettes, seed);
  const mark = pickEntry(marks, seed);
  const words = name.split(' ');
  const size = Math.min(42, 332 / Math.max(...words.map((word) => word.length)));
  const lines = words
    .map((word, at) =>
      lettering(
        word,
        150,
        92 + (at - (words.length - 1) / 2) * (size + 2),
        size,
        '#fff',
        'font-weight="800"',
      ),
    )
    .join('');
  const content =
    paints(palette) +
    rect(0, 0, 400, 160, 28, 'url(#b)') +
    circle(76, 80, 90, 'url(#w)', 'opacity=".7"') +
    group('translate(78 80)', mark(palette, seed)) +
    lines;
  return picture(400, 160, escapeXml(name), content);
}
