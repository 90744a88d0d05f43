import * as z from 'zod/mini';
import { readDemo } from '../base/readDemo';

/** A draw: `count` numbers from `from` to `to`, each as often as it comes or once. */
const drawShape = z.object({
  /** How numbers are chosen: digits at their places, a set in any order, or who comes in first. */
  kind: z.enum(['digits', 'set', 'race']),
  count: z.int(),
  from: z.int(),
  to: z.int(),
  repeats: z._default(z.boolean(), false),
  /** How many numbers a set's plays choose. */
  picks: z._default(z.array(z.int()), []),
});
export type DrawShape = z.output<typeof drawShape>;

const lottery = z.object({ name: z.string(), motif: z.string(), draw: drawShape });

/** Lotteries of each category. */
export const lotteries = readDemo(
  'catalogue/lotteries.json',
  z.object({ LOTT: z.array(lottery), ELOTT: z.array(lottery) }),
);

const shapes = new Map(
  [...lotteries.LOTT, ...lotteries.ELOTT].map(({ name, draw }) => [name, draw]),
);
const threeDigits = drawShape.parse({ kind: 'digits', count: 3, from: 0, to: 9, repeats: true });

/** How a lottery of this name draws: three digits where the name is unknown. */
export const getDrawShape = (name: string): DrawShape => shapes.get(name) ?? threeDigits;
