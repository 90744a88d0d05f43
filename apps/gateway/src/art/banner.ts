import type { Headline } from '../content/banners';
import type { LanguageCode } from '@playhouse/whitelabel';
import { circle, ellipse, escapeXml, group, lettering, path, rect, star } from './draw';
import { paints, picture } from './frame';
import { linesOf } from './game';
import { motifOf } from './motifs';
import { palettes } from './palettes';

function words(title: string, line: string): string {
  const lines = linesOf(title);
  const longest = Math.max(...lines.map((each) => each.length));
  const size = Math.min(60, 640 / Math.max(10, longest));
  const top = 168 - (lines.length - 1) * (size / 2);
  const headline = lines
    .map((each, at) =>
      lettering(each, 48, top + at * (size + 4), size, '#fff', 'font-weight="900"'),
    )
    .join('');
  const y = top + (lines.length - 1) * (size + 4) + 52;
  return headline + lettering(line, 50, y, 28, '#fff', 'font-weight="600" opacity=".92"');
}

/** A banner of 800 by 360: headline on the left, subject on the right. */
export function bannerArt(
  { motif, palette: at, title, line }: Headline,
  language: LanguageCode,
): string {
  const palette = palettes[at] ?? palettes[0];
  if (palette === undefined) throw new Error('art has no colours');
  const coins = [
    [500, 60, 16],
    [742, 92, 22],
    [520, 300, 22],
    [764, 288, 15],
    [690, 40, 11],
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
    path('M420 0H800V360H300Z', palette.glow, 'opacity=".16"') +
    path('M560 0H800V360H440Z', palette.glow, 'opacity=".14"') +
    circle(630, 180, 230, 'url(#w)') +
    ellipse(630, 318, 120, 16, palette.deep, 'opacity=".5"') +
    coins +
    group('translate(630 178) scale(1.45)', motifOf(motif)(palette, 7)) +
    words(title[language], line[language]);
  return picture(800, 360, escapeXml(`${title[language]}. ${line[language]}`), content);
}
