import { and, eq, inArray, like, sql } from 'drizzle-orm';
import type { MerchantScope } from '../base/merchants';
import type { Database, Transaction } from '../db/open';
import {
  dailyTotals,
  ledgerAccounts,
  merchants,
  jackpotDays,
  jackpotParts,
  weeklyPoints,
} from '../db/schema';

/** Counts a merchant's books anew. Whoever posts meanwhile waits. */
async function rebuildTotals(tx: Transaction, code: string): Promise<void> {
  await tx.execute(
    sql`lock table ${dailyTotals}, ${weeklyPoints}, ${jackpotParts}, ${jackpotDays} in share row exclusive mode`,
  );
  for (const table of [dailyTotals, weeklyPoints])
    await tx.delete(table).where(eq(table.merchant, code));
  const ofJackpots = tx
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.merchant, code), like(ledgerAccounts.kind, 'jackpot %')));
  for (const table of [jackpotParts, jackpotDays])
    await tx.delete(table).where(inArray(table.accountId, ofJackpots));
  await tx.execute(sql`
    insert into ${dailyTotals} (merchant, member_id, day, category, entries, amount, staked, won, rounds, bet, win, risked)
    select merchant, member_id, day, category, entries, amount, staked, won, rounds, bet, win, risked
    from counted_totals where merchant = ${code}`);
  await tx.execute(sql`
    insert into ${weeklyPoints} (member_id, week, merchant, unit, risked, missions)
    select member_id, week, merchant, unit, risked, missions from counted_points where merchant = ${code}`);
  await tx.execute(sql`
    insert into ${jackpotDays} (account_id, day, kind, part, amount)
    select account_id, day, kind, 0, amount from counted_jackpots where merchant = ${code}`);
  await tx.execute(sql`
    insert into ${jackpotParts} (account_id, part, amount)
    select account_id, 0, sum(amount) from counted_jackpots where merchant = ${code} group by account_id`);
}

/**
 * Tells the database where each merchant is and what its money is. The totals of a merchant that is new to it, or that
 * has moved to another time zone or scale, are counted from the books.
 */
export async function keepMerchants(
  db: Database,
  scopes: readonly Pick<MerchantScope, 'code' | 'config'>[],
): Promise<void> {
  const known = new Map(
    (await db.select().from(merchants)).map(({ code, ...where }) => [code, where]),
  );
  for (const { code, config } of scopes) {
    const { timeZone } = config;
    const unit = 10 ** config.currency.scale;
    const was = known.get(code);
    if (was?.timeZone === timeZone && was.unit === unit) continue;
    await db.transaction(async (tx) => {
      await tx
        .insert(merchants)
        .values({ code, timeZone, unit })
        .onConflictDoUpdate({ target: merchants.code, set: { timeZone, unit } });
      await rebuildTotals(tx, code);
    });
  }
}

/** The codes that the database has books of. */
export async function listKeptMerchants(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db.select({ code: merchants.code }).from(merchants);
  return new Set(rows.map(({ code }) => code));
}

/** Counts the totals of all merchants from the books. */
export async function recountTotals(db: Database): Promise<void> {
  for (const { code } of await db.select().from(merchants))
    await db.transaction((tx) => rebuildTotals(tx, code));
}
