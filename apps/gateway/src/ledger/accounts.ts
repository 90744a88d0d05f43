import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Transaction } from '../db/open';
import { ledgerAccounts } from '../db/schema';
import type { Line, Posting } from './posting';

export type Account = Pick<
  typeof ledgerAccounts.$inferSelect,
  'id' | 'kind' | 'memberId' | 'balance'
>;

export const accountName = (merchant: string, kind: string, memberId: number) =>
  `${merchant} ${kind} ${memberId}`;
export const getOwner = (merchant: string, account: Line['account']) =>
  typeof account === 'number'
    ? { merchant, kind: 'member', memberId: account }
    : { merchant, kind: account, memberId: 0 };

async function findAccounts(
  tx: Transaction,
  owners: readonly ReturnType<typeof getOwner>[],
): Promise<Map<string, Account>> {
  const rows = await tx
    .select()
    .from(ledgerAccounts)
    .where(
      or(
        ...owners.map(({ merchant, kind, memberId }) =>
          and(
            eq(ledgerAccounts.merchant, merchant),
            eq(ledgerAccounts.kind, kind),
            eq(ledgerAccounts.memberId, memberId),
          ),
        ),
      ),
    );
  return new Map(rows.map((row) => [accountName(row.merchant, row.kind, row.memberId), row]));
}

/** Accounts of all postings; those that do not exist yet are made. */
export async function findOrCreateAccounts(
  tx: Transaction,
  postings: readonly Posting[],
): Promise<Map<string, Account>> {
  const all = postings.flatMap(({ merchant, lines }) =>
    lines.map(({ account }) => getOwner(merchant, account)),
  );
  const owners = new Map(
    all.map((each) => [accountName(each.merchant, each.kind, each.memberId), each]),
  );
  const found = await findAccounts(tx, [...owners.values()]);
  const missing = [...owners].filter(([name]) => !found.has(name)).sort();
  if (missing.length === 0) return found;
  await tx
    .insert(ledgerAccounts)
    .values(missing.map(([, owner]) => owner))
    .onConflictDoNothing();
  return findAccounts(tx, [...owners.values()]);
}

/** Locks all wallets of all postings in the order of their ids, so that no two movements wait for each other. */
export async function lockWallets(
  tx: Transaction,
  accounts: ReadonlyMap<string, Account>,
): Promise<Map<number, number>> {
  const wallets = [...accounts.values()].filter(({ kind }) => kind === 'member');
  if (wallets.length === 0) return new Map();
  const locked = await tx
    .select({ id: ledgerAccounts.id, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(
      inArray(
        ledgerAccounts.id,
        wallets.map(({ id }) => id),
      ),
    )
    .orderBy(asc(ledgerAccounts.id))
    .for('update');
  return new Map(locked.map(({ id, balance }) => [id, balance]));
}
