import { eq, sql } from 'drizzle-orm';
import { members, sessions } from '../db/schema';
import type { Database } from '../db/open';
import { hashToken } from '../model/auth/sessions';

/** Members under each agent. */
export const teamSize = 100;
const roundsEach = 4;
const firstAgent = 1_000_000_000;
const firstPlayer = 2_000_000_000;
const chunk = 20_000;
const deposit = 100_000;

/** Agents with their players, from one number of a player up to another. */
async function writePeople(db: Database, from: number, until: number, now: string): Promise<void> {
  await db.execute(sql`
    insert into members (id, merchant, account, type, password_hash, upline_id, team_path, affiliate_code, registered_at, last_seen_at)
    select ${firstAgent}::bigint + n, 'alpha', 'volume_agent_' || n, 1, '-', ${firstAgent}::bigint,
      '/' || ${firstAgent}::bigint || '/' || (${firstAgent}::bigint + n) || '/', 'VA' || n, ${now}::timestamptz - interval '90 days', ${now}::timestamptz
    from generate_series(${from / teamSize + 1}::int, ${until / teamSize}::int) n`);
  await db.execute(sql`
    insert into members (id, merchant, account, password_hash, upline_id, team_path, affiliate_code, registered_at, last_seen_at)
    select ${firstPlayer}::bigint + n, 'alpha', 'volume_' || n, '-', ${firstAgent}::bigint + n / ${teamSize}::int + 1,
      '/' || ${firstAgent}::bigint || '/' || (${firstAgent}::bigint + n / ${teamSize}::int + 1) || '/' || (${firstPlayer}::bigint + n) || '/',
      'VP' || n, ${now}::timestamptz - interval '60 days', ${now}::timestamptz - n * interval '1 second'
    from generate_series(${from}::int, ${until - 1}::int) n`);
  await db.execute(sql`
    insert into ledger_accounts (merchant, kind, member_id, balance)
    select 'alpha', 'member', ${firstPlayer}::bigint + n, ${deposit - roundsEach * 100 + 200}
    from generate_series(${from}::int, ${until - 1}::int) n`);
}

/** A deposit of each player, and rounds over thirty days: a stake of 100 each, of which one in four wins 200. */
async function writePlay(db: Database, from: number, until: number, now: string): Promise<void> {
  const moment = sql`${now}::timestamptz - ((n::bigint * 7919 + r * 648000) % 2592000) * interval '1 second'`;
  const win = sql`case r when 0 then 200 else 0 end`;
  await db.execute(sql`
    insert into rounds (id, merchant, member_id, node_id, vendor, category, bet, risked, win, created_at)
    select 'V' || n || '-' || r, 'alpha', ${firstPlayer}::bigint + n, g.node_id, g.vendor, g.category, 100, 100, ${win}, ${moment}
    from generate_series(${from}::int, ${until - 1}::int) n
    cross join generate_series(0, ${roundsEach - 1}::int) r
    join (select row_number() over (order by position) at, * from games where category in ('RNG', 'LIVE')) g on g.at = 1 + (n + r) % 50`);
  await db.execute(sql`
    insert into orders (id, merchant, member_id, kind, method, amount, status, created_at, settled_at)
    select 'DV' || n, 'alpha', ${firstPlayer}::bigint + n, 'deposit', 'qr', ${deposit}::bigint, 'success',
      ${now}::timestamptz - interval '31 days', ${now}::timestamptz - interval '31 days'
    from generate_series(${from}::int, ${until - 1}::int) n`);
  const movements: readonly [string, ReturnType<typeof sql>, ReturnType<typeof sql>][] = [
    ['deposit', sql`${deposit}::bigint`, sql`r = 0`],
    ['bet', sql`-100::bigint`, sql`true`],
    ['win', sql`200::bigint`, sql`r = 0`],
  ];
  for (const [kind, amount, which] of movements) {
    await db.execute(sql`
      with moved as (
        insert into ledger_transactions (merchant, member_id, kind, category, idempotency_key, reference, created_at)
        select 'alpha', ${firstPlayer}::bigint + n, ${kind}, ${kind === 'deposit' ? sql`'deposit'` : sql`(select category from rounds where id = 'V' || n || '-' || r)`},
          'volume ' || ${kind} || n || '-' || r, 'V', ${kind === 'deposit' ? sql`${now}::timestamptz - interval '31 days'` : moment}
        from generate_series(${from}::int, ${until - 1}::int) n
        cross join generate_series(0, ${roundsEach - 1}::int) r where ${which}
        returning id, member_id
      )
      insert into ledger_entries (transaction_id, account_id, amount, balance_after)
      select moved.id, a.id, ${amount}, 0 from moved
      join ledger_accounts a on a.kind = 'member' and a.member_id = moved.member_id
      union all
      select moved.id, a.id, -(${amount}), null from moved
      join ledger_accounts a on a.merchant = 'alpha' and a.kind = 'house' and a.member_id = 0`);
  }
}

/** Of each player: two letters, a reward, a rebate, an envelope and a lottery order that is settled. */
async function writeLists(db: Database, from: number, until: number, now: string): Promise<void> {
  const id = sql`${firstPlayer}::bigint + n`;
  const at = sql`${now}::timestamptz - interval '1 day'`;
  const each = sql`generate_series(${from}::int, ${until - 1}::int) n`;
  await db.execute(sql`
    insert into messages (member_id, template, created_at)
    select ${id}, template, ${at} from ${each} cross join unnest(array['welcome', 'bonus']) template`);
  await db.execute(sql`
    insert into rewards (id, member_id, template, amount, created_at)
    select 'VW' || n, ${id}, 'weekly', 1500, ${at} from ${each}`);
  await db.execute(sql`
    insert into rebates (id, member_id, category, turnover, rate, amount, until)
    select 'VB' || n, ${id}, 'RNG', 100, 0.5, 0, ${at} from ${each}`);
  await db.execute(sql`
    insert into rain_claims (member_id, rain_id, merchant, amount, created_at)
    select ${id}, 'V', 'alpha', 100, ${at} from ${each}`);
  await db.execute(sql`
    insert into lottery_orders (id, merchant, member_id, node_id, numero, lines, bet, status, draws_at, created_at)
    select 'VL' || n, 'alpha', ${id}, g.node_id, 'V', '[]', 100, 'lost', ${at}, ${at}
    from ${each} cross join (select node_id from games where category = 'ELOTT' limit 1) g`);
}

/**
 * Fills the merchant `alpha` with players in teams of a hundred, all below one top agent, each with a month of play.
 * @param size how many players, a multiple of a hundred
 */
export async function writeVolume(db: Database, size: number, now: number): Promise<void> {
  const at = new Date(now).toISOString();
  await db.insert(members).values({
    id: firstAgent,
    merchant: 'alpha',
    account: 'volume_top',
    type: 2,
    passwordHash: '-',
    teamPath: `/${firstAgent}/`,
    affiliateCode: 'VTOP',
    registeredAt: new Date(now),
  });
  for (let from = 0; from < size; from += chunk) {
    const until = Math.min(size, from + chunk);
    await writePeople(db, from, until, at);
    await writePlay(db, from, until, at);
    await writeLists(db, from, until, at);
  }
  await db.execute(sql`
    insert into rate_versions (member_id, category, from_day, rate)
    select id, 'RNG', '2000-01-01', case type when 2 then 2 when 1 then 1 else 0.5 end from members where id >= ${firstAgent}::bigint`);
  await db.execute(sql`vacuum analyze`);
}

/** Opens a session of somebody by name, without a password. */
export async function openVolumeSession(
  db: Database,
  account: string,
  now: number,
): Promise<string> {
  const [member] = await db.select().from(members).where(eq(members.account, account));
  if (member === undefined) throw new Error(`there is no ${account}`);
  const token = `volume-${account}`;
  const moment = new Date(now);
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    memberId: member.id,
    merchant: member.merchant,
    createdAt: moment,
    lastSeenAt: moment,
  });
  return token;
}
