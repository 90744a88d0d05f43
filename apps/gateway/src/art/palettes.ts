import * as z from 'zod/mini';
import { readDemo } from '../base/readDemo';

/** Colours of one picture: two of the ground, a glow, three of the subject, and an accent. */
const palette = z.object({
  deep: z.string(),
  ground: z.string(),
  glow: z.string(),
  light: z.string(),
  main: z.string(),
  dark: z.string(),
  accent: z.string(),
});
export type Palette = z.output<typeof palette>;

/** Chosen by eye; every subject stands out from its ground. */
export const palettes = readDemo('art/palettes.json', z.array(palette).check(z.minLength(1)));

/** The entry of a list that a number falls on, round and round. @throws Error where the list is empty */
export function pickEntry<T>(list: readonly T[], at: number): T {
  const entry = list[at % list.length];
  if (entry === undefined) throw new Error('The demo data has no art');
  return entry;
}
