import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { MerchantScope } from '../../base/merchants';
import type { Period } from '../../base/period';
import { periodOf } from '../../base/period';
import type { Levels, Promotion, Ranking, Share } from '../../content/promotion';
import { vipLevels } from '../members/vip';
import { weekOf } from './week';

/** A promotion of one way to pay. */
type Of<P> = Promotion & { readonly pays: P };

const unitOf = ({ config }: MerchantScope) => 10 ** config.currency.scale;
const json = (value: unknown) => sql`${JSON.stringify(value)}::text::jsonb`;

/** Whether the member had joined before the period was over. */
const joined = ({ id }: Promotion, period: Period, scope: MerchantScope) => sql`exists (
  select 1 from applications a where a.member_id = m.id and a.activity_id = ${id}
  and a.created_at < ${periodOf(period, scope.config.timeZone).until.toISOString()}::timestamptz)`;

/** Days of a period, of members who hold real money. */
const stakes = ({ code }: MerchantScope, { startDate, endDate }: Period) => sql`
  daily_totals d join members m on m.id = d.member_id and m.type in (0, 1, 2)
  where d.merchant = ${code} and d.day between ${startDate}::date and ${endDate}::date`;

function shareOf(promotion: Of<Share>, scope: MerchantScope, period: Period): SQL {
  const { category, days, percent } = promotion.pays;
  return sql`
    select d.member_id, sum(d.bet)::bigint as turnover,
      floor(sum(d.bet) * ${percent}::numeric / 100)::bigint as amount, '{}'::jsonb as detail
    from ${stakes(scope, period)} and d.category = ${category}
      and extract(isodow from d.day)::int in (select value::int from jsonb_array_elements_text(${json(days)}))
      and ${joined(promotion, period, scope)}
    group by d.member_id`;
}

/**
 * Places of a period by points: one for each whole unit staked, and those of missions. Of equal points the bigger stake
 * is before the smaller, and the older member before the younger. Columns: member_id, turnover, points, place.
 */
export function placesOf(promotion: Of<Ranking>, scope: MerchantScope, period: Period): SQL {
  const { category, joined: onlyJoined } = promotion.pays;
  const missions =
    category === undefined
      ? sql`coalesce((select sum(c.points) from mission_claims c where c.member_id = d.member_id and c.period = ${weekOf(period.endDate).startDate}), 0)`
      : sql`0`;
  return sql`
    select *, row_number() over (order by points desc, turnover desc, member_id) as place from (
      select d.member_id, sum(d.bet)::bigint as turnover,
        (floor(sum(d.bet) / ${unitOf(scope)}::numeric) + ${missions})::bigint as points
      from ${stakes(scope, period)}
        ${category === undefined ? sql`` : sql`and d.category = ${category}`}
        ${onlyJoined ? sql`and ${joined(promotion, period, scope)}` : sql``}
      group by d.member_id
    ) s where points > 0`;
}

function prizesOf(promotion: Of<Ranking>, scope: MerchantScope, period: Period): SQL {
  const { prizes } = promotion.pays;
  return sql`
    select member_id, turnover, ((${json(prizes)} ->> (place - 1)::int)::numeric * ${unitOf(scope)}::numeric)::bigint as amount,
      jsonb_build_object('rank', place, 'points', points) as detail
    from (${placesOf(promotion, scope, period)}) p where place <= ${prizes.length}::int`;
}

/** The level is that of everything ever staked by the end of the period. */
function levelsOf(promotion: Of<Levels>, scope: MerchantScope, period: Period): SQL {
  const { amounts, least } = promotion.pays;
  const unit = unitOf(scope);
  const steps = vipLevels.map(({ level, requiredPoints }) => ({
    points: requiredPoints,
    amount: Math.round((amounts[level] ?? 0) * unit),
  }));
  return sql`
    select w.member_id, w.turnover, step.amount, '{}'::jsonb as detail from (
      select d.member_id, sum(d.bet)::bigint as turnover from ${stakes(scope, period)}
      group by d.member_id having sum(d.bet) >= ${least * unit}::numeric
    ) w cross join lateral (
      select floor(sum(l.bet) / ${unit}::numeric) as points from daily_totals l
      where l.member_id = w.member_id and l.day <= ${period.endDate}::date
    ) life cross join lateral (
      select s.amount from jsonb_to_recordset(${json(steps)}) s(points numeric, amount bigint)
      where s.points <= life.points order by s.points desc limit 1
    ) step`;
}

/**
 * What a promotion comes to in a period that is over, for each member; columns member_id, turnover, amount, detail.
 * Undefined for one that pays at once and not by the clock.
 */
export function earningsOf(
  promotion: Promotion,
  scope: MerchantScope,
  period: Period,
): SQL | undefined {
  const { pays } = promotion;
  switch (pays.by) {
    case 'share':
      return shareOf({ ...promotion, pays }, scope, period);
    case 'rank':
      return prizesOf({ ...promotion, pays }, scope, period);
    case 'level':
      return levelsOf({ ...promotion, pays }, scope, period);
    default:
      return undefined;
  }
}
