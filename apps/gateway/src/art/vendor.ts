import { hashOf } from '../base/random';
import { circle, escapeXml, group, lettering, path, rect, star } from './draw';
import { paints, picture } from './frame';
import { palettes } from './palettes';

const marks = [
  () => path(star(4, 40, 16), 'url(#g)'),
  () => circle(0, 0, 34, 'none', 'stroke="url(#g)" stroke-width="14"') + circle(0, 0, 12, '#fff'),
  () => path('M-36 30 0-38 36 30Z', 'url(#g)') + path('M-14 30 0 2 14 30Z', '#fff'),
  () => path('M0-40 38 0 0 40-38 0Z', 'url(#g)') + path('M0-16 16 0 0 16-16 0Z', '#fff'),
  () => path(star(6, 40, 34), 'url(#g)') + path(star(6, 18, 15), '#fff'),
  () => path('M-36-8A36 36 0 0 1 36-8L18 34H-18Z', 'url(#g)') + circle(0, -6, 12, '#fff'),
  () => rect(-34, -34, 30, 68, 12, 'url(#g)') + rect(4, -34, 30, 68, 12, '#fff'),
  () => path('M-38 26C-38-40 38-40 38 26 20 4-20 4-38 26Z', 'url(#g)') + circle(0, 22, 11, '#fff'),
] as const;

/** A maker's logo: its mark beside its name, on a transparent ground that reads on light and dark. */
export function vendorArt(code: string, name: string): string {
  const seed = hashOf(`vendor ${code}`);
  const palette = palettes[seed % palettes.length] ?? palettes[0];
  const mark = marks[seed % marks.length] ?? marks[0];
  if (palette === undefined) throw new Error('art has no colours');
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
    group('translate(78 80)', mark()) +
    lines;
  return picture(400, 160, escapeXml(name), content);
}
