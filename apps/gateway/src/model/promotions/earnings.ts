import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { MerchantScope } from '../../base/merchants';
import type { Period } from '../../base/period';
import { toSpan } from '../../base/period';
import type { Levels, Promotion, Share, Tournament } from '../../content/promotion';
import { toMinor } from '../../ledger/money';
import { levelBy } from '../member/vip';
import { selectPlaces } from './standings';
import { toWeek } from './week';

/** A promotion of one way to pay. */
type Of<P> = Promotion & { readonly pays: P };

const unitOf = ({ config }: MerchantScope) => 10 ** config.currency.scale;
const json = (value: unknown) => sql`${JSON.stringify(value)}::text::jsonb`;

/**
 * Stakes on a category in a period by the members who joined a promotion, each from the moment it joined: whole days by
 * their totals, the day of joining by its rounds. Columns: member_id, day, risked.
 */
function stakesSinceJoining(
  { id, pays: { category } }: Of<Share | Tournament>,
  { code, config: { timeZone } }: MerchantScope,
  period: Period,
): SQL {
  const { from, until } = toSpan(period, timeZone);
  const joined = sql`
    select m.id, a.created_at as at, (a.created_at at time zone ${timeZone}::text)::date as day
    from applications a join members m on m.id = a.member_id and m.type in (0, 1, 2)
    where a.activity_id = ${id} and m.merchant = ${code} and a.created_at < ${until.toISOString()}::timestamptz`;
  return sql`
    select d.member_id, d.day, d.risked from (${joined}) j
    join daily_totals d on d.member_id = j.id and d.category = ${category} and d.day > j.day
      and d.day between ${period.startDate}::date and ${period.endDate}::date
    union all
    select r.member_id, j.day, r.risked from (${joined}) j
    join rounds r on r.member_id = j.id and r.category = ${category}
      and r.created_at >= greatest(j.at, ${from.toISOString()}::timestamptz)
      and r.created_at < least((j.day + 1)::timestamp at time zone ${timeZone}::text, ${until.toISOString()}::timestamptz)`;
}

/** Days of a period, of members who hold real money. */
const stakes = ({ code }: MerchantScope, { startDate, endDate }: Period) => sql`
  daily_totals d join members m on m.id = d.member_id and m.type in (0, 1, 2)
  where d.merchant = ${code} and d.day between ${startDate}::date and ${endDate}::date`;

function shareOf(promotion: Of<Share>, scope: MerchantScope, period: Period): SQL {
  const { days, percent } = promotion.pays;
  return sql`
    select s.member_id, sum(s.risked)::bigint as turnover,
      floor(sum(s.risked) * ${percent}::numeric / 100)::bigint as amount, '{}'::jsonb as detail
    from (${stakesSinceJoining(promotion, scope, period)}) s
    where extract(isodow from s.day)::int in (select value::int from jsonb_array_elements_text(${json(days)}))
    group by s.member_id`;
}

/** Places by the stakes of a category. Columns: member_id, turnover, points, place. */
function tournamentOf(promotion: Of<Tournament>, scope: MerchantScope, period: Period): SQL {
  return sql`
    select *, row_number() over (order by points desc, turnover desc, member_id) as place from (
      select j.member_id, sum(j.risked)::bigint as turnover, floor(sum(j.risked) / ${unitOf(scope)}::numeric)::bigint as points
      from (${stakesSinceJoining(promotion, scope, period)}) j group by j.member_id
    ) s where points > 0`;
}

/** The first places with their prizes, none more than its share of what was staked for it. */
export const selectPrizes = (
  { prizes, stakesPercent }: Pick<Tournament, 'prizes' | 'stakesPercent'>,
  scope: MerchantScope,
  places: SQL,
): SQL => sql`
  select p.*, least(
      (${json(prizes)} ->> (place - 1)::int)::numeric * ${unitOf(scope)}::numeric,
      floor(turnover * ${stakesPercent ?? null}::numeric / 100)
    )::bigint as amount,
    jsonb_build_object('rank', place, 'points', points) as detail
  from (${places}) p where place <= ${prizes.length}::int`;

/** The level is that reached by the end of the period; of those up to it, what the week's stakes bring. */
function levelsOf(promotion: Of<Levels>, scope: MerchantScope, period: Period): SQL {
  const steps = promotion.pays.levels.map(({ amount, least }, level) => ({
    level,
    least: toMinor(least, scope),
    amount: toMinor(amount, scope),
  }));
  return sql`
    select w.member_id, w.turnover, step.amount, '{}'::jsonb as detail from (
      select d.member_id, sum(d.risked)::bigint as turnover from ${stakes(scope, period)}
      group by d.member_id
    ) w cross join lateral (
      select ${levelBy(scope, sql`w.member_id`, sql`${period.endDate}::date`)} as level
    ) reached cross join lateral (
      select max(s.amount) as amount from jsonb_to_recordset(${json(steps)}) s(level int, least bigint, amount bigint)
      where s.level <= reached.level and s.least <= w.turnover
    ) step`;
}

/**
 * Selects each member's earnings by a promotion in a period that is over; columns member_id, turnover, amount, detail.
 * Undefined for one that pays at once and not by the clock.
 */
export function selectEarnings(
  promotion: Promotion,
  scope: MerchantScope,
  period: Period,
): SQL | undefined {
  const { pays } = promotion;
  switch (pays.by) {
    case 'share':
      return shareOf({ ...promotion, pays }, scope, period);
    case 'board':
      return selectPrizes(
        pays,
        scope,
        selectPlaces(scope, toWeek(period.endDate), pays.prizes.length),
      );
    case 'rank':
      return selectPrizes(pays, scope, tournamentOf({ ...promotion, pays }, scope, period));
    case 'level':
      return levelsOf({ ...promotion, pays }, scope, period);
    default:
      return undefined;
  }
}
