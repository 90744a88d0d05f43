import type { Drawing } from './drawings';
import { readDrawings } from './drawings';
import { balls, dice } from './ballsAndDice';

/** Every subject by its name, drawn around (0, 0) within a radius of 100. */
export const motifs: ReadonlyMap<string, Drawing> = new Map([
  ...readDrawings('motifs'),
  ['balls', balls],
  ['dice', dice],
]);

export const motifNames: readonly string[] = [...motifs.keys()];

const blank: Drawing = () => '';

/** A subject by its name; a star where there is none of that name. */
export const findMotif = (name: string): Drawing =>
  motifs.get(name) ?? motifs.get('starry') ?? blank;
