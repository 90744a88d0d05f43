import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../db/open';

const rows = 4_000;
/** Of the rows that are written, so many have run out. */
export const expiredRows = 20;

/** Writes rows of each table that is purged by time: `n` counts them, and those up to `runOutRows` are over at `at`. */
export const expiringRows: Readonly<Record<string, (at: SQL) => SQL>> = {
  limits: (at) => sql`insert into limits (key, used, resets_at) select 'plan ' || n, 1, ${at}`,
  captchas: (at) =>
    sql`insert into captchas (id, merchant, digits_hash, purpose, expires_at) select 'plan ' || n, 'alpha', '-', 'login', ${at}`,
  mailed_links: (at) =>
    sql`insert into mailed_links (member_id, purpose, token_hash, expires_at) select (select min(id) from members), 'plan ' || n, 'plan ' || n, ${at}`,
  sealed_bodies: (at) =>
    sql`insert into sealed_bodies (nonce_hash, expires_at) select 'plan ' || n, ${at}`,
  verification_codes: (at) =>
    sql`insert into verification_codes (merchant, target, purpose, browser, code_hash, expires_at, created_at) select 'alpha', 'plan ' || n, 'login', '-', '-', ${at}, ${at}`,
  plays: (at) =>
    sql`insert into plays (launch_hash, member_id, merchant, node_id, language, created_at, expires_at) select 'plan ' || n, 1, 'alpha', '1', 'EN', ${at}, ${at}`,
  outbox: (at) =>
    sql`insert into outbox (merchant, channel, recipient, subject, body, created_at) select 'alpha', 'sms', 'plan ' || n, '', '', ${at}`,
  sessions: (at) =>
    sql`insert into sessions (token_hash, member_id, merchant, created_at, last_seen_at) select 'plan ' || n, (select min(id) from members), 'alpha', ${at}, ${at}`,
  intents: (at) =>
    sql`insert into intents (member_id, key, kind, body_hash, state, created_at) select 1, 'plan ' || n, 'round', '-', 'committed', ${at}`,
  member_devices: (at) =>
    sql`insert into member_devices (mark, member_id, seen_at) select 'plan ' || n, (select min(id) from members), ${at}`,
  messages: (at) =>
    sql`insert into messages (member_id, template, created_at) select n, 'welcome', ${at}`,
  link_visits: (at) =>
    sql`insert into link_visits (link_id, quarter, visits) select (select min(id) from affiliate_links), ${at} + n * interval '1 minute', 1`,
  application_pictures: (at) =>
    sql`insert into application_pictures (member_id, activity_id, position, name, type, data, kept_until) select n, 'plan', 0, 'win.png', 'image/png', '', ${at}`,
};

/** Fills every table that is purged by time with rows, most of which are still of use. */
export async function writeExpiringRows(db: Database, now: number): Promise<void> {
  // Far apart on both sides: each table has a span of its own for which it keeps what is over.
  const at = sql`${new Date(now).toISOString()}::timestamptz + (case when n <= ${expiredRows}::int then -500 else 90 end) * interval '1 day'`;
  for (const [table, write] of Object.entries(expiringRows)) {
    await db.execute(sql`${write(at)} from generate_series(1, ${rows}::int) n`);
    await db.execute(sql.raw(`analyze ${table}`));
  }
}
