import { gameGlyphs } from './glyphs/games';
import { interfaceGlyphs } from './glyphs/interface';
import { moneyGlyphs } from './glyphs/money';
import { peopleGlyphs } from './glyphs/people';

const strokes = { ...interfaceGlyphs, ...peopleGlyphs, ...moneyGlyphs, ...gameGlyphs };

type StrokeName = keyof typeof strokes;
type FilledName = 'heart-filled' | 'star-filled';

export type IconName = StrokeName | FilledName;

export const iconNames: readonly IconName[] = [
  ...(Object.keys(strokes) as StrokeName[]),
  'heart-filled',
  'star-filled',
];

/** The path of an icon, and whether its inside is painted too. */
export function getGlyph(name: IconName): { d: string; filled: boolean } {
  if (name === 'heart-filled') return { d: strokes.heart, filled: true };
  if (name === 'star-filled') return { d: strokes.star, filled: true };
  return { d: strokes[name], filled: false };
}
