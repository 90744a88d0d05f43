import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { MerchantScope } from '../../base/merchants';
import type { Period } from '../../base/period';
import { toDay, toSpan } from '../../base/period';
import type { MissionCount } from '../../content/missions';
import { missions } from '../../content/missions';
import { missionBoard } from '../../content/promotions';
import { readClock } from '../../db/clock';
import type { Queryable } from '../../db/open';
import type { Services } from '../platform/services';
import { isOffered } from './runs';
import { findTerms } from './termsInForce';
import { toWeek } from './week';

/** Selects members' progress in a week for each mission; columns member_id, rounds, stake, variety, deposit. */
function progressOf(scope: MerchantScope, week: Period, who: SQL): SQL {
  const { from, until } = toSpan(week, scope.config.timeZone);
  const unit = 10 ** scope.config.currency.scale;
  return sql`
    select t.member_id, t.rounds, t.stake, t.deposit, games.variety from (
      select d.member_id, sum(d.rounds) as rounds, floor(sum(d.risked) / ${unit}::numeric) as stake,
        count(*) filter (where d.category = 'deposit' and d.amount > 0) as deposit
      from daily_totals d join members m on m.id = d.member_id and m.type in (0, 1, 2)
      where d.merchant = ${scope.code} and d.day between ${week.startDate}::date and ${week.endDate}::date and ${who}
      group by d.member_id
    ) t cross join lateral (
      select count(distinct r.node_id) as variety from rounds r
      where t.rounds > 0 and r.member_id = t.member_id
        and r.created_at >= ${from.toISOString()}::timestamptz and r.created_at < ${until.toISOString()}::timestamptz
    ) games`;
}

/** How far a member is with each mission of a week. */
export async function missionProgress(
  db: Queryable,
  scope: MerchantScope,
  week: Period,
  memberId: number,
): Promise<Readonly<Record<MissionCount, number>>> {
  const rows = await db
    .select({
      rounds: sql`rounds`.mapWith(Number),
      stake: sql`stake`.mapWith(Number),
      variety: sql`variety`.mapWith(Number),
      deposit: sql`deposit`.mapWith(Number),
    })
    .from(sql`(${progressOf(scope, week, sql`m.id = ${memberId}`)}) p`);
  return rows[0] ?? { rounds: 0, stake: 0, variety: 0, deposit: 0 };
}

/**
 * Writes down the points of missions that were finished in a week, by the terms of its first day: once for each member,
 * mission and week.
 */
export async function awardMissions(
  db: Queryable,
  scope: MerchantScope,
  week: Period,
  { at, who = sql`true` }: { readonly at: Date; readonly who?: SQL },
): Promise<void> {
  const terms = await findTerms(db, scope, week.startDate);
  const asked = terms.applyToMissions(missions);
  if (asked.length === 0) return;
  const finished = asked.map(
    ({ id, target, points }) => sql`
      select p.member_id, ${id}::text as id, ${points}::int as points from progress p
      where p.${sql.identifier(id)} >= ${target}::numeric`,
  );
  await db.execute(sql`
    with progress as materialized (${progressOf(scope, week, who)})
    insert into mission_claims (member_id, mission_id, period, points, claimed_at)
    select member_id, id, ${week.startDate}, points, ${at.toISOString()}::timestamptz
    from (${sql.join(finished, sql` union all `)}) f
    order by member_id, id
    on conflict do nothing`);
}

/** Who was here in the last quarter of an hour may have finished a mission since; the week's end counts everybody. */
const hereMs = 900_000;

/** Gives the points of this week's missions to whoever has finished them by now. */
export async function awardMissionsNow(services: Services): Promise<void> {
  const { db, scopes } = services;
  const now = await readClock(db, services);
  const at = new Date(now);
  const since = new Date(now - hereMs).toISOString();
  for (const scope of scopes.values()) {
    if (scope.trial || !isOffered(missionBoard, scope)) continue;
    const week = toWeek(toDay(at, scope.config.timeZone));
    await awardMissions(db, scope, week, { at, who: sql`m.last_seen_at >= ${since}::timestamptz` });
  }
}
