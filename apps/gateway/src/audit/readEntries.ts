import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../db/open';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../db/schema';

/** The effect of a movement on the member's wallet and to a pot, in minor units. */
export interface Moved {
  readonly wallet: number;
  readonly jackpot: number;
}

/** The movements of a merchant by their keys; a key that is not in the books is left out. */
export async function readEntries(
  db: Queryable,
  merchant: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Moved>> {
  const found = new Map<string, Moved>();
  if (keys.length === 0) return found;
  const rows = await db
    .select({
      key: ledgerTransactions.idempotencyKey,
      account: ledgerAccounts.kind,
      amount: ledgerEntries.amount,
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(
      and(
        eq(ledgerTransactions.merchant, merchant),
        inArray(ledgerTransactions.idempotencyKey, [...keys]),
      ),
    );
  for (const { key, account, amount } of rows) {
    const { wallet, jackpot } = found.get(key) ?? { wallet: 0, jackpot: 0 };
    found.set(key, {
      wallet: wallet + (account === 'member' ? amount : 0),
      jackpot: jackpot + (account.startsWith('jackpot ') ? amount : 0),
    });
  }
  return found;
}
