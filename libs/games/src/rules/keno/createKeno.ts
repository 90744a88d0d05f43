import * as z from 'zod/mini';
import { countChoices, drawSubset } from '../chance';
import { checkActions } from '../checkActions';
import type { Game } from '../game';
import type { KenoVariant } from './kenoVariants';

export interface KenoAction {
  /** Different numbers from 1 on. */
  numbers: readonly number[];
}

export interface KenoView {
  readonly numbers: readonly number[];
  /** Numbers in the order in which they were drawn. */
  readonly drawn: readonly number[];
  readonly hits: readonly number[];
  /** Hundredths of the stake by hits from 0. */
  readonly pays: readonly number[];
}

/** The chance of so many hits with so many numbers picked. */
export function getHitChance(
  { numbers, drawn }: Pick<KenoVariant, 'numbers' | 'drawn'>,
  picks: number,
  hits: number,
): number {
  const ways = countChoices(drawn, hits) * countChoices(numbers - drawn, picks - hits);
  return ways / countChoices(numbers, picks);
}

/** The return by how many numbers are picked. */
export const listKenoReturns = (variant: KenoVariant): ReadonlyMap<number, number> =>
  new Map(
    Object.entries(variant.pays).map(([picks, pays]) => [
      Number(picks),
      pays.reduce(
        (total, pay, hits) => total + (pay / 100) * getHitChance(variant, Number(picks), hits),
        0,
      ),
    ]),
  );

/** Numbers that the player picks among those of a drum; hits are paid by a table. */
export function createKeno(variant: KenoVariant): Game<KenoAction, KenoView> {
  return checkActions({
    action: z.strictObject({ numbers: z.array(z.int().check(z.positive())) }),
    replay(draw, [ticket, ...others]) {
      if (ticket === undefined || others.length > 0) return undefined;
      const { numbers } = ticket;
      const pays = variant.pays[numbers.length];
      if (pays === undefined || new Set(numbers).size < numbers.length) return undefined;
      if (numbers.some((number) => number < 1 || number > variant.numbers)) return undefined;
      const drawn = drawSubset(draw, variant.numbers, variant.drawn).map((at) => at + 1);
      const hits = numbers.filter((number) => drawn.includes(number));
      return { view: { numbers, drawn, hits, pays }, staked: 1, paid: pays[hits.length] ?? 0 };
    },
    returnToPlayer: () => Math.max(...listKenoReturns(variant).values()),
    mostTimes: Math.max(...Object.values(variant.pays).flat()) / 100,
  });
}
