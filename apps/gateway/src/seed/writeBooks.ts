import type { Transaction } from '../db/open';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../db/schema';
import { jackpotAccount } from '../model/jackpot/jackpot';
import type { Movement } from './history';
import { countIds, insertAll, syncIds } from './bulkInsert';

const counterpart = {
  deposit: 'deposits',
  withdraw: 'withdrawals',
  bet: 'house',
  win: 'house',
  jackpot: jackpotAccount({ number: 1 }),
} as const;

type Account = typeof ledgerAccounts.$inferInsert & { id: number; balance: number };

/**
 * Writes many members' movements as the ledger would have, in bulk: each balanced, each balance carried on.
 * @param wonAt when the first pot was won: stakes after it feed the second
 */
export async function writeBooks(
  tx: Transaction,
  merchant: string,
  movements: readonly (Movement & { readonly memberId: number })[],
  wonAt: Date | undefined,
): Promise<void> {
  const nextAccount = await countIds(tx, ledgerAccounts, ledgerAccounts.id);
  const nextTransaction = await countIds(tx, ledgerTransactions, ledgerTransactions.id);
  const accounts = new Map<string, Account>();
  const account = (kind: string, memberId: number) => {
    const key = `${kind} ${memberId}`;
    const known = accounts.get(key) ?? { id: nextAccount(), merchant, kind, memberId, balance: 0 };
    accounts.set(key, known);
    return known;
  };
  const findPot = (at: Date) =>
    jackpotAccount({ number: wonAt !== undefined && at > wonAt ? 2 : 1 });
  const transactions: (typeof ledgerTransactions.$inferInsert)[] = [];
  const entries: (typeof ledgerEntries.$inferInsert)[] = [];
  for (const { memberId, kind, category = kind, key, amount, fed = 0, note, at } of movements) {
    const id = nextTransaction();
    transactions.push({
      id,
      merchant,
      memberId,
      kind: kind === 'jackpot' ? 'win' : kind,
      category,
      idempotencyKey: key,
      reference: `T${id}`,
      note,
      createdAt: at,
    });
    for (const [owner, part] of [
      [account('member', memberId), amount],
      [account(counterpart[kind], 0), -amount - fed],
      ...(fed > 0 ? [[account(findPot(at), 0), fed] as const] : []),
    ] as const) {
      if (owner.kind === 'member') owner.balance += part;
      entries.push({
        transactionId: id,
        accountId: owner.id,
        amount: part,
        balanceAfter: owner.kind === 'member' ? owner.balance : null,
      });
    }
  }
  await insertAll(tx, ledgerAccounts, [...accounts.values()]);
  await insertAll(tx, ledgerTransactions, transactions);
  await insertAll(tx, ledgerEntries, entries);
  await syncIds(tx, ledgerAccounts);
  await syncIds(tx, ledgerTransactions);
}
