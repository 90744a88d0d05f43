import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/open';
import { fixtures, sportsLegs } from '../../../db/schema';
import type { FixtureRow } from '../../../db/schema';

/** A leg of a bet with its match. */
export interface BetLeg {
  readonly leg: typeof sportsLegs.$inferSelect;
  readonly fixture: FixtureRow;
}

/** The legs of bets in their order, by the bets' ids. */
export async function findLegs(
  db: Queryable,
  betIds: readonly string[],
): Promise<ReadonlyMap<string, readonly BetLeg[]>> {
  if (betIds.length === 0) return new Map();
  const found = await db
    .select({ leg: sportsLegs, fixture: fixtures })
    .from(sportsLegs)
    .innerJoin(fixtures, eq(fixtures.id, sportsLegs.fixtureId))
    .where(inArray(sportsLegs.betId, [...betIds]))
    .orderBy(sportsLegs.betId, sportsLegs.position);
  return new Map(betIds.map((id) => [id, found.filter(({ leg }) => leg.betId === id)]));
}
