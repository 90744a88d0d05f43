import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Queryable } from './open';

/**
 * The clock by which is judged what is open, over or expired: the database's, so that gateways whose own clocks differ
 * agree.
 */
export interface Clock {
  /** The moment of the statement that it stands in, so many milliseconds later or earlier. */
  at(shiftMs?: number): SQL<Date>;
}

/** Of the statement and not of its transaction, which may have waited; an index can be searched by it. */
export const databaseClock: Clock = {
  at: (shiftMs = 0) =>
    sql<Date>`(statement_timestamp() + ${shiftMs}::double precision * interval '1 millisecond')`,
};

/** A clock that tests turn, in milliseconds since 1970. */
export const createClock = (now: () => number): Clock => ({
  at: (shiftMs = 0) => sql<Date>`${new Date(now() + shiftMs).toISOString()}::timestamptz`,
});

/** The clock's time in milliseconds since 1970, as one column of a question. */
export const selectClock = (clock: Clock) =>
  sql`floor(extract(epoch from ${clock.at()}) * 1000)`.mapWith(Number);

/** The clock's time in milliseconds since 1970. */
export async function readClock(
  db: Queryable,
  { clock }: { readonly clock: Clock },
): Promise<number> {
  const [row] = await db.select({ now: selectClock(clock) }).from(sql`(select 1) once`);
  if (row === undefined) throw new Error('the clock of the database could not be read');
  return row.now;
}
