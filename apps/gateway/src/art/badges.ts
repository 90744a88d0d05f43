import { hashOf } from '../base/random';
import { circle, escapeXml, group, path, rect } from './draw';
import { paints, picture } from './frame';
import { motifOf } from './motifs';
import { palettes } from './palettes';

const shieldShape = 'M100 8 184 34V104C184 152 146 180 100 194 54 180 16 152 16 104V34Z';
const emblems = [
  'tiger',
  'wolf',
  'fox',
  'owl',
  'bull',
  'dragon',
  'starry',
  'bolt',
  'crown',
  'flame',
  'ship',
  'sunburst',
  'shield',
  'swords',
  'wave',
  'trophy',
];

function paletteOf(text: string) {
  const palette = palettes[hashOf(text) % palettes.length] ?? palettes[0];
  if (palette === undefined) throw new Error('art has no colours');
  return palette;
}

/** A team's badge: a shield in two halves with its emblem. */
export function teamArt(id: string, name: string): string {
  const palette = paletteOf(`team ${id}`);
  const emblem = emblems[Number(id) % emblems.length] ?? 'starry';
  const content =
    paints(palette) +
    path(shieldShape, 'url(#b)', `stroke="${palette.light}" stroke-width="8"`) +
    path('M100 8 184 34V104C184 152 146 180 100 194Z', palette.glow, 'opacity=".3"') +
    group('translate(100 98) scale(.6)', motifOf(emblem)(palette, 3));
  return picture(200, 200, escapeXml(name), content);
}

const faces = [
  'fox',
  'panda',
  'tiger',
  'owl',
  'wolf',
  'bull',
  'dragon',
  'peacock',
  'crown',
  'gem',
  'starry',
  'rocket',
] as const;
export const avatarIds = faces.map((_, at) => String(at + 1));

/** A head icon to choose from; ids count from 1. */
export function avatarArt(id: string): string {
  const palette = paletteOf(`avatar ${id}`);
  const face = faces[(Number(id) - 1) % faces.length] ?? 'fox';
  const content =
    paints(palette) +
    rect(0, 0, 200, 200, 0, 'url(#b)') +
    circle(100, 100, 100, 'url(#w)') +
    group('translate(100 106) scale(.78)', motifOf(face)(palette, 5));
  return picture(200, 200, face, content);
}

const categories: Readonly<Record<string, string>> = {
  RNG: 'seven',
  PVP: 'cards',
  LIVE: 'roulette',
  FISH: 'fish',
  SPORTS: 'football',
  ESPORTS: 'gamepad',
  COCKFIGHT: 'rooster',
  LOTT: 'balls',
  ELOTT: 'ticket',
  INHOUSE: 'dice',
  HOT: 'flame',
};

/** A category's icon, on a transparent ground. */
export function categoryArt(category: string): string {
  const palette = palettes[0];
  if (palette === undefined) throw new Error('art has no colours');
  const motif = motifOf(categories[category] ?? 'starry');
  return picture(
    200,
    200,
    category,
    paints(palette) + group('translate(100 100) scale(.92)', motif(palette, 2)),
  );
}

/** One symbol of a slot's reel, on a transparent ground. */
export function symbolArt(motif: string): string {
  const palette = palettes[0];
  if (palette === undefined) throw new Error('art has no colours');
  return picture(
    200,
    200,
    motif,
    paints(palette) + group('translate(100 100) scale(.86)', motifOf(motif)(palette, 2)),
  );
}
