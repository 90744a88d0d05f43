import { isGameSpec, sportNames } from '@playhouse/games';
import type { GameSpec } from '@playhouse/games';
import * as z from 'zod/mini';
import { readDemo } from '../base/readDemo';
import { lotteries } from './lotteries';

/** A word of a name, with the subject that its picture shows. */
const subject = z.tuple([z.string(), z.string()]);

/** Words that slots are named by: a subject, an adjective before it, an ending that is mostly empty. */
export const slotNames = readDemo(
  'catalogue/slotNames.json',
  z.object({
    subjects: z.array(subject),
    adjectives: z.array(z.string()),
    endings: z.array(z.string()),
  }),
);

const gameSpec = z.custom<GameSpec>(isGameSpec);

/** Matches of a title: their sport, its two leagues, and where its sides begin in a group of teams. */
const book = z.object({
  sport: z.enum(sportNames),
  leagues: z.tuple([z.string(), z.string()]),
  teams: z.string(),
  from: z.int(),
});
export type Book = z.output<typeof book>;

const title = z.object({
  name: z.string(),
  motif: z.string(),
  spec: z.optional(gameSpec),
  book: z.optional(book),
});
export type Title = z.output<typeof title>;

const asTitles = (list: (typeof lotteries)['LOTT']) =>
  list.map(({ name, motif }): Title => ({ name, motif }));

/** Titles of each category beside the slots, each with the game or the matches that keep its name; makers take them in turn. */
export const titles: Readonly<Record<string, readonly Title[]>> = {
  ...readDemo('catalogue/titles.json', z.record(z.string(), z.array(title))),
  LOTT: asTitles(lotteries.LOTT),
  ELOTT: asTitles(lotteries.ELOTT),
};
