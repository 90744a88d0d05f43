import { toHash } from '../base/random';
import { circle, ellipse, escapeXml, group, lettering, path, rect } from './draw';
import { breakName } from './breakName';
import { readDrawings } from './drawings';
import { findMotif } from './motifs';
import { palettes, pickEntry } from './palettes';
import { paints, picture } from './picture';

/** A vendor keeps one ground, so that its games look like a family. */
const grounds = [...readDrawings('grounds').values()];

/** The parts of a game's picture. */
export interface GameArt {
  readonly nodeId: string;
  readonly name: string;
  readonly vendor: string;
  readonly motif: string;
  /** Lettering is left out where the page writes the name beside the picture. */
  readonly lettered: boolean;
}

function nameplate(name: string, deep: string, light: string): string {
  const lines = breakName(name.toUpperCase());
  const longest = Math.max(...lines.map((line) => line.length));
  const size = Math.min(54, Math.floor(500 / Math.max(longest, 8)));
  return lines
    .map((line, at) => {
      const y = 372 - (lines.length - 1 - at) * (size + 2);
      const style = `text-anchor="middle" font-weight="900" stroke="${deep}" stroke-width="9" stroke-linejoin="round" paint-order="stroke"`;
      return lettering(line, 200, y, size, at === 0 ? light : 'url(#g)', style);
    })
    .join('');
}

/** One square picture of a game: the vendor's ground, the game's subject and colours. */
export function gameArt({ nodeId, name, vendor, motif, lettered }: GameArt): string {
  const seed = toHash(nodeId);
  const palette = pickEntry(palettes, seed);
  const ground = pickEntry(grounds, toHash(vendor));
  const scale = lettered ? 1.34 : 1.6;
  const y = lettered ? 168 : 200;
  const tilt = (seed % 9) - 4;
  const content =
    paints(palette) +
    rect(0, 0, 400, 400, 0, 'url(#b)') +
    ground(palette, seed) +
    circle(200, y, 200, 'url(#w)') +
    ellipse(200, y + 104 * scale, 84 * scale, 12 * scale, palette.deep, 'opacity=".5"') +
    group(`translate(200 ${y}) rotate(${tilt}) scale(${scale})`, findMotif(motif)(palette, seed)) +
    (lettered ? rect(0, 220, 400, 180, 0, 'url(#f)') + nameplate(name, palette.deep, '#fff') : '') +
    path('M0 0H400L0 150Z', '#fff', 'opacity=".07"') +
    rect(4, 4, 392, 392, 0, 'none', `stroke="${palette.light}" stroke-width="8" opacity=".28"`);
  return picture(400, 400, escapeXml(name), content);
}
