import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Queryable } from '../db/open';

/** A rule of the books that does not hold, and for how many rows. */
export interface BrokenRule {
  readonly rule: string;
  readonly rows: number;
  /** Some of the rows, to look into: ids of transactions or accounts, or member, day and category. */
  readonly examples: readonly string[];
}

const totals = sql.raw(
  'merchant, member_id, day, category, entries, amount, staked, won, rounds, bet, win, risked',
);

const points = sql.raw('member_id, week, merchant, unit, risked, missions');

const days = sql.raw('account_id, day, kind, amount');

/** The kept days over all their parts. */
const keptDays = sql.raw(
  'select account_id, day, kind, sum(amount)::bigint from jackpot_days group by account_id, day, kind',
);

/** Each selects, as `what`, the rows for which a rule does not hold. */
const rules: Readonly<Record<string, SQL>> = {
  'every transaction adds up to nothing': sql`
    select transaction_id::text as what from ledger_entries group by transaction_id having sum(amount) <> 0`,
  'every wallet is the sum of its entries': sql`
    select a.id::text as what from ledger_accounts a left join ledger_entries e on e.account_id = a.id
    where a.kind = 'member' group by a.id having a.balance <> coalesce(sum(e.amount), 0)`,
  'no wallet is overdrawn': sql`
    select id::text as what from ledger_accounts where kind = 'member' and balance < 0`,
  'a record moves no wallet but its member’s': sql`
    select t.id::text as what from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
    where a.kind = 'member' and a.member_id <> t.member_id`,
  'the totals of the days are what the books say': sql`
    select distinct concat_ws(' ', member_id, day, category) as what from (
      (select ${totals} from counted_totals except select ${totals} from daily_totals)
      union all (select ${totals} from daily_totals except select ${totals} from counted_totals)
    ) apart`,
  'no rate is above that of the superior': sql`
    select concat_ws(' ', member_id, category, from_day) as what from (
      select v.member_id, v.category, v.from_day, v.rate, rate_on(m.upline_id, v.category, v.from_day) as most
      from rate_versions v join members m on m.id = v.member_id where m.upline_id is not null
      union all
      select m.id, v.category, v.from_day, rate_on(m.id, v.category, v.from_day), v.rate
      from rate_versions v join members m on m.upline_id = v.member_id
    ) chain where rate > most`,
  'the points of the weeks are what the days say': sql`
    select distinct concat_ws(' ', member_id, week) as what from (
      (select ${points} from counted_points except select ${points} from weekly_points)
      union all (select ${points} from weekly_points except select ${points} from counted_points)
    ) apart`,
  'every pot is the sum of its entries': sql`
    select account_id::text as what
    from (select account_id, sum(amount) as amount from counted_jackpots group by account_id) c
    full join (select account_id, sum(amount) as amount from jackpot_parts group by account_id) p using (account_id)
    where coalesce(c.amount, 0) <> coalesce(p.amount, 0)`,
  'the days of a pot are what the books say': sql`
    select distinct concat_ws(' ', account_id, day, kind) as what from (
      (select ${days} from counted_jackpots except ${keptDays})
      union all (${keptDays} except select ${days} from counted_jackpots)
    ) apart`,
  'no pot is overdrawn, and one that was won is empty': sql`
    select a.id::text as what from ledger_accounts a
    join counted_jackpots c on c.account_id = a.id left join jackpots p on p.merchant = a.merchant
    group by a.id, a.kind, p.number
    having sum(c.amount) < 0 or (a.kind is distinct from ('jackpot ' || p.number) and sum(c.amount) <> 0)`,
};

const shown = 5;

/** Holds the books against their own rules; answers those that do not hold. */
export async function verifyBooks(db: Queryable): Promise<BrokenRule[]> {
  const broken: BrokenRule[] = [];
  for (const [rule, wrong] of Object.entries(rules)) {
    const found = await db
      .select({ what: sql<string>`what`, size: sql`count(*) over ()`.mapWith(Number) })
      .from(sql`(${wrong}) as wrong`)
      .limit(shown);
    const [first] = found;
    if (first) broken.push({ rule, rows: first.size, examples: found.map(({ what }) => what) });
  }
  return broken;
}
