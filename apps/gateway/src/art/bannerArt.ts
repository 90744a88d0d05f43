import type { Headline } from '../content/banners';
import type { LanguageCode, PictureColors } from '@playhouse/whitelabel';
import { circle, ellipse, escapeXml, group, lettering, path, rect, star } from './draw';
import { breakName } from './breakName';
import { findMotif } from './motifs';
import { palettes, pickEntry } from './palettes';
import { paints, picture } from './picture';

/** The middle of the 200 of its 360 that stay in sight where a banner is cropped to four times its height. */
const middle = 180;
/** Height of the words in that, with air over and under them. */
const height = 172;
/** From the left edge to where the art begins. */
const room = 410;
/** From the left edge to the dots that lie over the lower end of a banner on the narrowest phone, with air before them. */
const roomBeside = 290;
/** From one line to the next, in its size. */
const spacing = { title: 1.08, line: 1.2 } as const;
const gap = 12;

/** Size at which bold text is as wide as there is room; letters are about half as wide as high. */
const fitting = (lines: readonly string[], most: number, ratio: number, wide: number) =>
  Math.min(most, wide / ratio / Math.max(...lines.map((line) => line.length)));

/** Headline and line one below another, around the middle, clear of the art and of the dots. */
function words(title: string, line: string): string {
  const titles = breakName(title);
  const lines = line.length > 20 ? breakName(line) : [line];
  const widest = [fitting(titles, 54, 0.64, room), fitting(lines, 30, 0.6, roomBeside)] as const;
  const tall = titles.length * widest[0] * spacing.title + lines.length * widest[1] * spacing.line;
  const scale = Math.min(1, (height - gap) / tall);
  const [large, small] = [widest[0] * scale, widest[1] * scale];
  const top = middle - (tall * scale + gap) / 2 + large * 0.84;
  const below = top + (titles.length - 1) * large * spacing.title + gap + small * 1.3;
  return (
    titles
      .map((each, at) =>
        lettering(each, 48, top + at * large * spacing.title, large, '#fff', 'font-weight="900"'),
      )
      .join('') +
    lines
      .map((each, at) =>
        lettering(each, 49, below + at * small * spacing.line, small, '#fff', 'font-weight="600"'),
      )
      .join('')
  );
}

/** A banner of 800 by 360 in a merchant's colours: headline on the left, subject on the right. */
export function bannerArt(
  { motif, palette: at, title, line }: Headline,
  language: LanguageCode,
  colors?: PictureColors,
): string {
  const palette = { ...pickEntry(palettes, at), ...colors };
  const coins = [
    [540, 92, 14],
    [752, 104, 20],
    [516, 262, 20],
    [766, 250, 13],
    [706, 52, 10],
  ]
    .map(([x, y, r = 0]) =>
      group(
        `translate(${x} ${y})`,
        circle(0, 3, r, palette.deep) +
          circle(0, 0, r, 'url(#g)') +
          path(star(5, r * 0.55, r * 0.25), '#fff', 'opacity=".8"'),
      ),
    )
    .join('');
  const content =
    paints(palette) +
    rect(0, 0, 800, 360, 0, 'url(#b)') +
    path('M520 0H800V360H430Z', palette.glow, 'opacity=".16"') +
    path('M600 0H800V360H510Z', palette.accent, 'opacity=".14"') +
    circle(634, 180, 190, 'url(#w)') +
    ellipse(634, 284, 100, 13, palette.deep, 'opacity=".5"') +
    coins +
    group('translate(634 178) scale(1.04)', findMotif(motif)(palette, 7)) +
    words(title[language], line[language]);
  return picture(800, 360, escapeXml(`${title[language]}. ${line[language]}`), content);
}
