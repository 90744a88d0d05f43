import type { Motif } from '../draw';
import * as creatures from './creatures';
import * as fruit from './fruit';
import * as gems from './gems';
import * as nature from './nature';
import * as objects from './objects';
import * as sea from './sea';
import * as sports from './sports';
import { cards, chips, dealer, dice, domino, mahjong, roulette } from './tables';

const tables = { cards, chips, dealer, dice, domino, mahjong, roulette };

/** Every subject by its name. */
export const motifs = {
  ...creatures,
  ...fruit,
  ...gems,
  ...nature,
  ...objects,
  ...sea,
  ...sports,
  ...tables,
} satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;

export function motifOf(name: string): Motif {
  return Object.entries(motifs).find(([known]) => known === name)?.[1] ?? gems.starry;
}
