import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { MerchantScope } from '../../base/merchants';
import type { Span } from '../../base/period';
import { toDay, shiftDay, startOfDay } from '../../base/period';

const roundsIn = ({ from, until }: Span) => sql`
  select r.member_id, r.bet, r.win, r.risked from rounds r
  where r.created_at >= ${from.toISOString()}::timestamptz
    and r.created_at < ${until.toISOString()}::timestamptz`;

const daysIn = (from: string, until: string) => sql`
  select d.member_id, d.bet, d.win, d.risked from daily_totals d
  where d.day >= ${from}::date and d.day < ${until}::date`;

/**
 * Stakes and wins of the members of a merchant’s time zone, to the moment: whole days by their totals, the rest of a day
 * at either end by its rounds. Columns: member_id, bet, win, risked; minor units.
 */
export function selectPlayed({ config: { timeZone } }: MerchantScope, span: Span): SQL {
  const { from, until } = span;
  const today = toDay(from, timeZone);
  const isWhole = startOfDay(today, timeZone).getTime() === from.getTime();
  const firstDay = isWhole ? today : shiftDay(today, 1);
  const lastDay = toDay(until, timeZone);
  if (firstDay > lastDay) return roundsIn(span);
  const ends = [
    { from, until: startOfDay(firstDay, timeZone) },
    { from: startOfDay(lastDay, timeZone), until },
  ].filter((end) => end.from < end.until);
  return sql.join([daysIn(firstDay, lastDay), ...ends.map(roundsIn)], sql` union all `);
}
