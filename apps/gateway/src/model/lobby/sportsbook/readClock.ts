import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/open';
import type { Services } from '../../platform/services';

interface Moment {
  readonly now: string | number;
}

/**
 * The database's time in milliseconds since 1970: all gateways see one match at one minute. A test turns it as it turns
 * the platform's clock. The time of the statement and not of its transaction, which may have waited.
 */
export async function readClock(db: Queryable, { now }: Pick<Services, 'now'>): Promise<number> {
  const turned = now() - Date.now();
  const answer: unknown = await db.execute(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`,
  );
  // One driver answers the rows, the other an object that has them.
  const rows = (Array.isArray(answer) ? answer : (answer as { rows: unknown }).rows) as Moment[];
  return Number(rows[0]?.now) + turned;
}
