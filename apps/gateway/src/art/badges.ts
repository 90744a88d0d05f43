import * as z from 'zod/mini';
import { toHash } from '../base/random';
import { readDemo } from '../base/readDemo';
import { circle, escapeXml, group, path, rect } from './draw';
import { findMotif } from './motifs';
import { palettes, pickEntry } from './palettes';
import { paints, picture } from './picture';

const motifName = z.string();
const badges = readDemo(
  'art/badges.json',
  z.object({
    teams: z.array(motifName),
    avatars: z.array(motifName),
    categories: z.record(z.string(), motifName),
  }),
);

const shieldShape = 'M100 8 184 34V104C184 152 146 180 100 194 54 180 16 152 16 104V34Z';

const pickPalette = (text: string) => pickEntry(palettes, toHash(text));

/** A team's badge: a shield in two halves with its emblem. */
export function teamArt(id: string, name: string): string {
  const palette = pickPalette(`team ${id}`);
  const emblem = pickEntry(badges.teams, Number(id));
  const content =
    paints(palette) +
    path(shieldShape, 'url(#b)', `stroke="${palette.light}" stroke-width="8"`) +
    path('M100 8 184 34V104C184 152 146 180 100 194Z', palette.glow, 'opacity=".3"') +
    group('translate(100 98) scale(.6)', findMotif(emblem)(palette, 3));
  return picture(200, 200, escapeXml(name), content);
}

export const avatarIds = badges.avatars.map((_, at) => String(at + 1));

/** A head icon to choose from; ids count from 1. */
export function avatarArt(id: string): string {
  const palette = pickPalette(`avatar ${id}`);
  const face = badges.avatars[(Number(id) - 1) % badges.avatars.length] ?? 'fox';
  const content =
    paints(palette) +
    rect(0, 0, 200, 200, 0, 'url(#b)') +
    circle(100, 100, 100, 'url(#w)') +
    group('translate(100 106) scale(.78)', findMotif(face)(palette, 5));
  return picture(200, 200, face, content);
}

/** A motif by itself, on a transparent ground. */
function icon(title: string, motif: string, scale: string): string {
  const palette = pickEntry(palettes, 0);
  const drawing = group(`translate(100 100) scale(${scale})`, findMotif(motif)(palette, 2));
  return picture(200, 200, title, paints(palette) + drawing);
}

/** A category's icon. */
export const categoryArt = (category: string): string =>
  icon(category, badges.categories[category] ?? 'starry', '.92');
