import * as z from 'zod/mini';
import { readDemo } from '../base/readDemo';

const positive = () => z.int().check(z.positive());

/** The terms of a pot, in major units of its merchant's money. */
export const jackpotTerms = readDemo(
  'jackpot.json',
  z.object({
    /** The house puts so much into a new pot. */
    start: positive(),
    /** Percent of a stake that feed the pot. */
    share: positive().check(z.maximum(100)),
    /** One win is expected in so many stakes. */
    cycle: positive(),
  }),
);

/** The share of stakes that the pot gives back on average, 0 to 1. */
export const jackpotPayback = jackpotTerms.start / jackpotTerms.cycle + jackpotTerms.share / 100;
