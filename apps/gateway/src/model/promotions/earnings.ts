import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { MerchantScope } from '../../base/merchants';
import type { Period } from '../../base/period';
import { periodOf } from '../../base/period';
import type { Levels, Promotion, Share, Tournament } from '../../content/promotion';
import { vipLevels } from '../members/vip';
import { placesOf } from './standings';
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

/** Places by the stakes of a category. Columns: member_id, turnover, points, place. */
function tournamentOf(promotion: Of<Tournament>, scope: MerchantScope, period: Period): SQL {
  return sql`
    select *, row_number() over (order by points desc, turnover desc, member_id) as place from (
      select d.member_id, sum(d.bet)::bigint as turnover, floor(sum(d.bet) / ${unitOf(scope)}::numeric)::bigint as points
      from ${stakes(scope, period)} and d.category = ${promotion.pays.category} and ${joined(promotion, period, scope)}
      group by d.member_id
    ) s where points > 0`;
}

const prizesOf = (prizes: readonly number[], scope: MerchantScope, places: SQL): SQL => sql`
  select member_id, turnover, ((${json(prizes)} ->> (place - 1)::int)::numeric * ${unitOf(scope)}::numeric)::bigint as amount,
    jsonb_build_object('rank', place, 'points', points) as detail
  from (${places}) p where place <= ${prizes.length}::int`;

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
    case 'board':
      return prizesOf(
        pays.prizes,
        scope,
        placesOf(scope, weekOf(period.endDate), pays.prizes.length),
      );
    case 'rank':
      return prizesOf(pays.prizes, scope, tournamentOf({ ...promotion, pays }, scope, period));
    case 'level':
      return levelsOf({ ...promotion, pays }, scope, period);
    default:
      return undefined;
  }
}
