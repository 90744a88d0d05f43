import * as z from 'zod/mini';
import { readDemo } from '../base/readDemo';
import type { Drawing } from './drawings';
import { readDrawings } from './drawings';
import { balls, dice } from './ballsAndDice';

/** Every subject by its name, drawn around (0, 0) within a radius of 100. */
export const motifs: ReadonlyMap<string, Drawing> = new Map([
  ...readDrawings('motifs'),
  ['balls', balls],
  ['dice', dice],
]);

/** Subjects that belong together, by the theme that they make. One may belong to several, and what is of a sport to none. */
const kinds = Object.values(readDemo('art/kinds.json', z.record(z.string(), z.array(z.string()))));

/** The subjects that stand beside one: those of its themes. Empty for a subject that has no theme. */
export function listRelatedMotifs(subject: string): readonly string[] {
  const related = new Set(kinds.filter((kind) => kind.includes(subject)).flat());
  related.delete(subject);
  return [...related];
}

const blank: Drawing = () => '';

/** A subject by its name; a star where there is none of that name. */
export const findMotif = (name: string): Drawing =>
  motifs.get(name) ?? motifs.get('starry') ?? blank;
