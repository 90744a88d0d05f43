import * as z from 'zod/mini';

/** Chips on one spot of a table. */
export interface Bet<Spot extends string> {
  readonly spot: Spot;
  readonly chips: number;
}

/** The opening of a round with several bets: every spot at most once. */
export interface BetAction<Spot extends string> {
  readonly bets: readonly Bet<Spot>[];
}

/** Chips that one round takes at most, over all its spots. */
export const mostChips = 100;

export function countChips(bets: readonly Bet<string>[]): number {
  return bets.reduce((sum, { chips }) => sum + chips, 0);
}

/** Chips on a spot, 0 where it has none. */
export function findChips<Spot extends string>(bets: readonly Bet<Spot>[], spot: Spot): number {
  return bets.find((bet) => bet.spot === spot)?.chips ?? 0;
}

const isEachOnce = (bets: readonly Bet<string>[]) =>
  new Set(bets.map(({ spot }) => spot)).size === bets.length;

/** Checks bets on the spots of a table. `required` is a spot without which there is no round, such as an ante. */
export function createBetAction<Spot extends string>(
  spots: readonly Spot[],
  required?: Spot,
): z.ZodMiniType<BetAction<Spot>> {
  const known = new Set<string>(spots);
  const spot = z.custom<Spot>((value) => typeof value === 'string' && known.has(value));
  const bet = z.strictObject({ spot, chips: z.int().check(z.gte(1)) });
  const bets = z.array(bet).check(
    z.minLength(1),
    z.refine((all) => countChips(all) <= mostChips),
    z.refine(isEachOnce),
    z.refine((all) => required === undefined || findChips(all, required) > 0),
  );
  return z.strictObject({ bets });
}
