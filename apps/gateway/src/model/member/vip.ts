import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { MerchantScope } from '../../base/merchants';
import type { MemberRow } from '../../db/schema';
import { dailyTotals, termVersions } from '../../db/schema';
import type { Services } from '../platform/services';

export const vipLabel = (level: number) => `VIP ${level}`;

/** Lifetime points of a member by a day: one for each whole unit of the currency at risk. */
const pointsBy = ({ config }: MerchantScope, memberId: SQL, day: SQL): SQL => sql`(
  select floor(coalesce(sum(l.risked), 0) / ${10 ** config.currency.scale}::numeric)
  from ${dailyTotals} l where l.member_id = ${memberId} and l.day <= ${day})`;

/**
 * The level that a member has reached by a day: the highest of those that each version of the thresholds gave by what
 * was staked while it was in force, so that a threshold that is raised takes no level away.
 */
export const levelBy = (scope: MerchantScope, memberId: SQL, day: SQL): SQL => sql`(
  select coalesce(max(step.level), 1) - 1 from (
    select thresholds, least(lead(from_day) over (order by from_day) - 1, ${day}) as last_day from (
      select from_day, terms -> 'vipPoints' as thresholds,
        lag(terms -> 'vipPoints') over (order by from_day) as former
      from ${termVersions} where merchant = ${scope.code} and from_day <= ${day}
    ) each where thresholds is distinct from former
  ) version
  cross join lateral jsonb_array_elements_text(version.thresholds) with ordinality step(least, level)
  where step.least::numeric <= ${pointsBy(scope, memberId, sql`version.last_day`)})`;

/** A member's level and lifetime points, today. */
export async function getVipLevel(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  scope: MerchantScope,
  { id }: MemberRow,
): Promise<{ readonly level: number; readonly points: number }> {
  const today = sql`(${clock.at()} at time zone ${scope.config.timeZone}::text)::date`;
  const member = sql`${id}::bigint`;
  const [row] = await db
    .select({
      level: levelBy(scope, member, today).mapWith(Number),
      points: pointsBy(scope, member, today).mapWith(Number),
    })
    .from(sql`(select 1) once`);
  return row ?? { level: 0, points: 0 };
}
