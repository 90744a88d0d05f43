import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { MerchantScope } from '../../base/merchants';
import type { Period } from '../../base/period';
import type { Queryable } from '../../db/open';

/** Who has points in a week, of members who hold real money. */
const ranked = ({ code }: Pick<MerchantScope, 'code'>, week: Period) => sql`
  weekly_points w join members m on m.id = w.member_id and m.type in (0, 1, 2)
  where w.merchant = ${code} and w.week = ${week.startDate}::date and w.points > 0`;

/** Of equal points the bigger stake is before the smaller, and the older member before the younger. */
const byPlace = sql`w.points desc, w.risked desc, -w.member_id desc`;

/** The first places of a week. Columns: member_id, account, turnover, points, place. */
export const selectPlaces = (
  scope: Pick<MerchantScope, 'code'>,
  week: Period,
  most: number,
): SQL => sql`
  select w.member_id, m.account, w.risked as turnover, w.points,
    row_number() over (order by ${byPlace}) as place
  from ${ranked(scope, week)}
  order by ${byPlace} limit ${most}::int`;

/** The last place that is counted to: beyond, it would cost what the whole house costs. */
const lastCounted = 1_000;

/** A member's points in a week, and its place among the first thousand; null beyond, and without points. */
export async function getStanding(
  db: Queryable,
  scope: Pick<MerchantScope, 'code'>,
  week: Period,
  memberId: number,
): Promise<{ readonly points: number; readonly rank: number | null }> {
  const [mine] = await db
    .select({ points: sql`points`.mapWith(Number), risked: sql`risked`.mapWith(Number) })
    .from(
      sql`(select w.points, w.risked from ${ranked(scope, week)} and w.member_id = ${memberId}) mine`,
    );
  const { points = 0, risked = 0 } = mine ?? {};
  if (points === 0) return { points, rank: null };
  const [ahead] = await db.select({ size: sql`count(*)`.mapWith(Number) }).from(
    sql`(select 1 from ${ranked(scope, week)} and (w.points, w.risked, -w.member_id) > (${points}::bigint, ${risked}::bigint, ${-memberId}::bigint)
        order by ${byPlace} limit ${lastCounted}::int) ahead`,
  );
  const place = (ahead?.size ?? 0) + 1;
  return { points, rank: place > lastCounted ? null : place };
}
