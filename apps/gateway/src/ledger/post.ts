import { and, eq } from 'drizzle-orm';
import { errorCodes } from '@playhouse/wps';
import { Failure } from '../base/failure';
import type { Transaction } from '../db/open';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../db/schema';
import { referenceAt } from './reference';
import type { Posting } from './posting';
import type { Account } from './accounts';
import { findOrCreateAccounts, lockWallets, accountName, getOwner } from './accounts';
import { demandSound } from './posting';

/** The result of a posting; `replayed` says that it had been done before and nothing moved now. */
export interface Posted {
  readonly transactionId: number;
  readonly replayed: boolean;
}

/** Notes the movements, but for those whose key is known; answers the id of each that is new, by key. */
async function noteAll(tx: Transaction, postings: readonly Posting[]) {
  const made = await tx
    .insert(ledgerTransactions)
    .values(
      postings.map(({ merchant, memberId, kind, category = kind, key, note = '', at }) => ({
        merchant,
        memberId,
        kind,
        category,
        idempotencyKey: key,
        reference: referenceAt(at),
        note,
        createdAt: at,
      })),
    )
    .onConflictDoNothing({
      target: [ledgerTransactions.merchant, ledgerTransactions.idempotencyKey],
    })
    .returning({
      id: ledgerTransactions.id,
      merchant: ledgerTransactions.merchant,
      key: ledgerTransactions.idempotencyKey,
    });
  return new Map(made.map(({ id, merchant, key }) => [`${merchant} ${key}`, id]));
}

async function idBefore(tx: Transaction, { merchant, key }: Posting): Promise<number> {
  const [before] = await tx
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .where(
      and(eq(ledgerTransactions.merchant, merchant), eq(ledgerTransactions.idempotencyKey, key)),
    );
  return before?.id ?? 0;
}

type Entry = typeof ledgerEntries.$inferInsert;

/** Entries of one movement; `balances` is carried on. Accounts of the house carry none: it would be a queue of all. */
function entriesOf(
  { merchant, lines }: Posting,
  transactionId: number,
  accounts: ReadonlyMap<string, Account>,
  balances: Map<number, number>,
): Entry[] {
  const sums = new Map<number, number>();
  for (const { account, amount } of lines) {
    const { kind, memberId } = getOwner(merchant, account);
    const id = accounts.get(accountName(merchant, kind, memberId))?.id;
    if (id === undefined) throw new Error('a ledger account could not be made');
    sums.set(id, (sums.get(id) ?? 0) + amount);
  }
  return [...sums].flatMap(([accountId, amount]): Entry[] => {
    if (amount === 0) return [];
    const before = balances.get(accountId);
    if (before === undefined) return [{ transactionId, accountId, amount, balanceAfter: null }];
    // Throwing rolls everything back, so a wallet is never overdrawn and never half moved.
    if (before + amount < 0) throw new Failure(errorCodes.balanceInsufficient);
    balances.set(accountId, before + amount);
    return [{ transactionId, accountId, amount, balanceAfter: before + amount }];
  });
}

/**
 * Moves money by double entry, each movement once per key, all of them or none. Must run in a transaction.
 * @throws Failure balance.insufficient when a wallet does not cover its line
 */
export async function postAll(tx: Transaction, postings: readonly Posting[]): Promise<Posted[]> {
  for (const posting of postings) demandSound(posting);
  const accounts = await findOrCreateAccounts(tx, postings);
  const balances = await lockWallets(tx, accounts);
  const before = new Map(balances);
  const made = await noteAll(tx, postings);
  const entries: Entry[] = [];
  const posted: Posted[] = [];
  for (const posting of postings) {
    const transactionId = made.get(`${posting.merchant} ${posting.key}`);
    if (transactionId === undefined) {
      posted.push({ transactionId: await idBefore(tx, posting), replayed: true });
      continue;
    }
    entries.push(...entriesOf(posting, transactionId, accounts, balances));
    posted.push({ transactionId, replayed: false });
  }
  for (const [id, balance] of balances) {
    if (before.get(id) === balance) continue;
    await tx.update(ledgerAccounts).set({ balance }).where(eq(ledgerAccounts.id, id));
  }
  if (entries.length > 0) await tx.insert(ledgerEntries).values(entries);
  return posted;
}

/** Moves money once per key. Must run in a transaction. @throws Failure balance.insufficient */
export async function post(tx: Transaction, posting: Posting): Promise<Posted> {
  const [posted] = await postAll(tx, [posting]);
  if (posted === undefined) throw new Error(`${posting.key} was not posted`);
  return posted;
}
