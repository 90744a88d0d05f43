import * as z from 'zod/mini';
import { readDemo } from '../base/readDemo';
import { lotteries } from './lotteries';

/** A name of a game, or a word of one, with the subject that its picture shows. */
const subject = z.tuple([z.string(), z.string()]);
export type Subject = z.output<typeof subject>;

/** Words that slots are named by: a subject, an adjective before it, an ending that is mostly empty. */
export const slotNames = readDemo(
  'catalogue/slotNames.json',
  z.object({
    subjects: z.array(subject),
    adjectives: z.array(z.string()),
    endings: z.array(z.string()),
  }),
);

const asSubjects = (list: (typeof lotteries)['LOTT']) =>
  list.map(({ name, motif }): Subject => [name, motif]);

/** Games that many makers have under the same name, by category. */
export const gameNames: Readonly<Record<string, readonly Subject[]>> = {
  ...readDemo('catalogue/gameNames.json', z.record(z.string(), z.array(subject))),
  LOTT: asSubjects(lotteries.LOTT),
  ELOTT: asSubjects(lotteries.ELOTT),
};
