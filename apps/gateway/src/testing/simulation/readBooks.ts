import postgres from 'postgres';
import { testNow } from '../platform';

/** A line of a member's wallet; minor units. */
export interface Entry {
  readonly memberId: number;
  readonly kind: string;
  readonly key: string;
  readonly amount: number;
  readonly balance: number;
}

export interface Order {
  readonly id: string;
  readonly memberId: number;
  readonly kind: 'deposit' | 'withdraw';
  readonly status: string;
  readonly amount: number;
  readonly fee: number;
  /** The gift that came with a deposit. */
  readonly bonus: number;
}

/** A bet on something to come: a slip of a lottery or of sports. */
export interface Bet {
  readonly memberId: number;
  readonly status: string;
  readonly win: number;
}

/** The books' rows about the members of a run. */
export interface Books {
  /** In the order of their numbers. */
  readonly entries: readonly Entry[];
  readonly orders: readonly Order[];
  readonly lotteryOrders: readonly Bet[];
  readonly sportsBets: readonly Bet[];
  readonly rounds: number;
  /** Words of providers that nobody has judged. */
  readonly unjudged: number;
  /** Bets on draws that were over before anybody acted. */
  readonly late: number;
  /** Bets that were settled by other numbers than those of their draw. */
  readonly misjudged: number;
  /** Members and categories of which more stakes have had a rebate than there were. */
  readonly overpaid: number;
}

type Counts = Pick<Books, 'rounds' | 'unjudged' | 'late' | 'misjudged' | 'overpaid'>;

function open(url: string) {
  const types = { bigint: { to: 20, from: [20], serialize: String, parse: Number } };
  return postgres(url, { max: 1, onnotice: () => undefined, types });
}

const readCounts = (sql: ReturnType<typeof open>, members: readonly number[]) => sql<Counts[]>`
  select (select count(*) from rounds where member_id in ${sql([...members])}) as rounds,
    (select count(*) from provider_words where judged_at is null) as unjudged,
    (select count(*) from lottery_orders where member_id in ${sql([...members])} and draws_at <= ${new Date(testNow)}) as late,
    (select count(*) from rounds r join lottery_orders o on o.id = r.id
      join draws d on d.node_id = o.node_id and d.numero = o.numero
      where r.detail -> 'drawn' <> to_jsonb(string_to_array(d.digits, ' ')::int[])) as misjudged,
    (select count(*) from (
      select sum(turnover) as paid, (
        select sum(risked) from daily_totals d where d.member_id = r.member_id and d.category = r.category
      ) as staked
      from rebates r group by member_id, category
    ) claimed where paid > staked) as overpaid`;

/** Reads the database of `url` itself, past every gateway. */
export async function readBooks(url: string, members: readonly number[]): Promise<Books> {
  const sql = open(url);
  const mine = sql([...members]);
  try {
    const [counts] = await readCounts(sql, members);
    return {
      entries: await sql<Entry[]>`
        select t.member_id as "memberId", t.kind, t.idempotency_key as key, e.amount, e.balance_after as balance
        from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
        join ledger_accounts a on a.id = e.account_id
        where a.kind = 'member' and a.member_id in ${mine} order by e.id`,
      orders: await sql<Order[]>`
        select id, member_id as "memberId", kind, status, amount, fee, coalesce((detail ->> 'bonus')::bigint, 0) as bonus
        from orders where member_id in ${mine} order by created_at, id`,
      lotteryOrders: await sql<Bet[]>`
        select member_id as "memberId", status, win from lottery_orders where member_id in ${mine}`,
      sportsBets: await sql<Bet[]>`
        select member_id as "memberId", status, coalesce(win, 0) as win from sports_bets where member_id in ${mine}`,
      ...(counts ?? { rounds: 0, unjudged: 0, late: 0, misjudged: 0, overpaid: 0 }),
    };
  } finally {
    await sql.end({ timeout: 1 });
  }
}
