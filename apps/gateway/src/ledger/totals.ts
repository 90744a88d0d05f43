import { eq, sql } from 'drizzle-orm';
import type { MerchantScope } from '../base/merchants';
import type { Database, Transaction } from '../db/open';
import { dailyTotals, merchants } from '../db/schema';

/** Counts a merchant's books anew. Whoever posts meanwhile waits. */
async function rebuildTotals(tx: Transaction, code: string): Promise<void> {
  await tx.execute(sql`lock table ${dailyTotals} in share row exclusive mode`);
  await tx.delete(dailyTotals).where(eq(dailyTotals.merchant, code));
  await tx.execute(sql`
    insert into ${dailyTotals} (merchant, member_id, day, category, entries, amount, staked, won, rounds, bet, win)
    select merchant, member_id, day, category, entries, amount, staked, won, rounds, bet, win
    from counted_totals where merchant = ${code}`);
}

/**
 * Tells the database where each merchant is. The totals of a merchant that is new to it, or that has moved to another
 * time zone, are counted from the books.
 */
export async function keepMerchants(
  db: Database,
  scopes: readonly Pick<MerchantScope, 'code' | 'config'>[],
): Promise<void> {
  const known = new Map(
    (await db.select().from(merchants)).map(({ code, timeZone }) => [code, timeZone]),
  );
  for (const { code, config } of scopes) {
    const { timeZone } = config;
    if (known.get(code) === timeZone) continue;
    await db.transaction(async (tx) => {
      await tx
        .insert(merchants)
        .values({ code, timeZone })
        .onConflictDoUpdate({ target: merchants.code, set: { timeZone } });
      await rebuildTotals(tx, code);
    });
  }
}

/** Counts the totals of all merchants from the books. */
export async function recountTotals(db: Database): Promise<void> {
  for (const { code } of await db.select().from(merchants))
    await db.transaction((tx) => rebuildTotals(tx, code));
}
