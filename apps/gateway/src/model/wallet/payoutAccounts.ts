import { and, count, eq, ne, sql } from 'drizzle-orm';
import { errorCodes } from '@playhouse/wps';
import { Failure } from '../../base/failure';
import type { Queryable, Transaction } from '../../db/open';
import { members, payoutAccounts } from '../../db/schema';
import type { MemberRow } from '../../db/schema';
import { maskAccount } from '../member/masks';

type AccountRow = typeof payoutAccounts.$inferSelect;

/** How many accounts a member has at most, of banks and local ways together. */
export const accountLimit = 5;

export const toPayoutAccount = (account: AccountRow) => ({
  id: account.id,
  methodId: account.method,
  bankName: account.bankName,
  bankCode: account.bankCode,
  accountName: account.holder,
  maskedNumber: `${account.number.includes('@') ? '' : '•••• •••• '}${maskAccount(account.number)}`,
});

export async function countAccounts(db: Queryable, memberId: number): Promise<number> {
  const mine = eq(payoutAccounts.memberId, memberId);
  const [row] = await db.select({ size: count() }).from(payoutAccounts).where(mine);
  return row?.size ?? 0;
}

/** A name without what different forms write differently: case, accents, spaces and points. */
const plainName = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

/**
 * Money goes to the payee alone, whose name an identity check knows better than the member. Where neither is known, the
 * first account names them, for good. @throws Failure bankCard.holder
 */
async function demandHolder(
  tx: Transaction,
  { id, payeeName, kycName }: MemberRow,
  holder: string,
) {
  const known = kycName ?? payeeName;
  if (known !== null && plainName(known) !== plainName(holder))
    throw new Failure(errorCodes.bankCardHolder);
  if (payeeName === null)
    await tx.update(members).set({ payeeName: holder }).where(eq(members.id, id));
}

type NewAccount = Pick<AccountRow, 'method' | 'bankCode' | 'bankName' | 'number' | 'createdAt'>;

/**
 * An account serves one member of a merchant. The refusal is worded so that it tells nobody whose it is, or that it is.
 * @throws Failure bankCard.refused
 */
async function demandUnused(tx: Transaction, member: MemberRow, account: NewAccount) {
  const { method, bankCode, number } = account;
  const name = `account ${member.merchant} ${method} ${bankCode} ${number}`;
  // Held until the account is written: of two members who add it at once, one comes second.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}::text, 0))`);
  const [used] = await tx
    .select({ id: payoutAccounts.id })
    .from(payoutAccounts)
    .innerJoin(members, eq(members.id, payoutAccounts.memberId))
    .where(
      and(
        ...[eq(members.merchant, member.merchant), ne(members.id, member.id)],
        ...[eq(payoutAccounts.method, method), eq(payoutAccounts.bankCode, bankCode)],
        eq(payoutAccounts.number, number),
      ),
    );
  if (used !== undefined) throw new Failure(errorCodes.bankCardRefused);
}

/**
 * Writes an account down that payouts go to.
 * @throws Failure bankCard.holder, bankCard.exists, bankCard.limit, bankCard.refused
 */
export async function keepAccount(
  tx: Transaction,
  member: MemberRow,
  account: NewAccount,
  accountName: string,
): Promise<AccountRow> {
  const holder = accountName.trim();
  await demandHolder(tx, member, holder);
  const own = and(
    eq(payoutAccounts.memberId, member.id),
    eq(payoutAccounts.method, account.method),
    eq(payoutAccounts.number, account.number),
  );
  const [same] = await tx.select({ id: payoutAccounts.id }).from(payoutAccounts).where(own);
  if (same !== undefined) throw new Failure(errorCodes.bankCardExists);
  if ((await countAccounts(tx, member.id)) >= accountLimit)
    throw new Failure(errorCodes.bankCardLimit);
  await demandUnused(tx, member, account);
  const [kept] = await tx
    .insert(payoutAccounts)
    .values({ ...account, memberId: member.id, holder })
    .returning();
  if (kept === undefined) throw new Error('an account could not be written');
  return kept;
}
