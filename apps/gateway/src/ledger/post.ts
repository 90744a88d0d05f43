import { and, eq, sql } from 'drizzle-orm';
import { errorCodes } from '@playhouse/wps';
import type { Transaction } from '../db/open';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../db/schema';
import { Failure } from '../base/failure';

/** Accounts of a merchant beside its members' wallets. */
export type HouseAccount = 'house' | 'deposits' | 'withdrawals' | 'bonus' | 'commission';

/** One side of a movement; minor units, positive comes in. */
export interface Line {
  /** A member's id, or an account of the merchant. */
  readonly account: number | HouseAccount;
  readonly amount: number;
}

export interface Posting {
  readonly merchant: string;
  /** Member whose record shows the movement. */
  readonly memberId: number;
  /** One of the contract's transaction types. */
  readonly kind: string;
  /** The same key never moves money twice. */
  readonly key: string;
  readonly note?: string;
  readonly at: Date;
  readonly lines: readonly Line[];
}

/** What a posting did; `replayed` says that it had been done before and nothing moved now. */
export interface Posted {
  readonly transactionId: number;
  readonly replayed: boolean;
}

async function accountId(tx: Transaction, merchant: string, account: Line['account']) {
  const owner =
    typeof account === 'number'
      ? { merchant, kind: 'member', memberId: account }
      : { merchant, kind: account, memberId: 0 };
  const where = and(
    eq(ledgerAccounts.merchant, owner.merchant),
    eq(ledgerAccounts.kind, owner.kind),
    eq(ledgerAccounts.memberId, owner.memberId),
  );
  const [known] = await tx.select({ id: ledgerAccounts.id }).from(ledgerAccounts).where(where);
  if (known !== undefined) return known.id;
  await tx.insert(ledgerAccounts).values(owner).onConflictDoNothing();
  const [made] = await tx.select({ id: ledgerAccounts.id }).from(ledgerAccounts).where(where);
  if (made === undefined) throw new Error('a ledger account could not be made');
  return made.id;
}

async function book(tx: Transaction, transactionId: number, account: number, amount: number) {
  const [updated] = await tx
    .update(ledgerAccounts)
    .set({ balance: sql`${ledgerAccounts.balance} + ${amount}` })
    .where(
      and(
        eq(ledgerAccounts.id, account),
        sql`(${ledgerAccounts.kind} <> 'member' or ${ledgerAccounts.balance} + ${amount} >= 0)`,
      ),
    )
    .returning({ balance: ledgerAccounts.balance });
  // Throwing rolls the whole transaction back, so a wallet is never overdrawn and never half moved.
  if (updated === undefined) throw new Failure(errorCodes.balanceInsufficient);
  await tx
    .insert(ledgerEntries)
    .values({ transactionId, accountId: account, amount, balanceAfter: updated.balance });
}

/**
 * Moves money by double entry, once per key. Must run in a transaction.
 * @throws Failure balance.insufficient when a wallet does not cover its line
 */
export async function post(tx: Transaction, posting: Posting): Promise<Posted> {
  const { merchant, memberId, kind, key, note = '', at, lines } = posting;
  if (lines.reduce((sum, line) => sum + line.amount, 0) !== 0)
    throw new Error(`${key} is not balanced`);
  if (lines.some((line) => !Number.isSafeInteger(line.amount)))
    throw new Error(`${key} is not in minor units`);
  const reference = `T${at.getTime().toString(36).toUpperCase()}${Math.floor(Math.random() * 46_656)
    .toString(36)
    .toUpperCase()
    .padStart(3, '0')}`;
  const [made] = await tx
    .insert(ledgerTransactions)
    .values({ merchant, memberId, kind, idempotencyKey: key, reference, note, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: ledgerTransactions.id });
  if (made === undefined) {
    const [before] = await tx
      .select({ id: ledgerTransactions.id })
      .from(ledgerTransactions)
      .where(
        and(eq(ledgerTransactions.merchant, merchant), eq(ledgerTransactions.idempotencyKey, key)),
      );
    return { transactionId: before?.id ?? 0, replayed: true };
  }
  const accounts = new Map<number, number>();
  for (const line of lines) {
    const account = await accountId(tx, merchant, line.account);
    accounts.set(account, (accounts.get(account) ?? 0) + line.amount);
  }
  // Always in the same order: two movements over the same accounts then wait instead of deadlocking.
  for (const [account, amount] of [...accounts].sort(([one], [other]) => one - other)) {
    if (amount !== 0) await book(tx, made.id, account, amount);
  }
  return { transactionId: made.id, replayed: false };
}
