import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../db/open';
import { ledgerAccounts } from '../db/schema';

/** A member's wallet in minor units. */
export async function getBalance(db: Queryable, memberId: number): Promise<number> {
  const [account] = await db
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.kind, 'member'), eq(ledgerAccounts.memberId, memberId)));
  return account?.balance ?? 0;
}
