import { errorCodes } from '@playhouse/wps';
import { and, eq, exists, max, not } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { Failure } from '../base/failure';
import type { Queryable } from '../db/open';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../db/schema';
import type { MemberRow } from '../db/schema';
import { sumColumn } from '../db/sumColumn';

/** All that a member was given for one cause; minor units. */
export interface LockedGift {
  readonly cause: string;
  readonly amount: number;
}

/**
 * Gifts of a member of whom nothing is known but a name: neither a deposit has arrived nor was a phone number verified.
 * While there are any, no money leaves the wallet, neither out nor up: what was won with them is no more theirs.
 */
export async function findLockedGifts(
  db: Queryable,
  { id, phoneVerifiedAt }: Pick<MemberRow, 'id' | 'phoneVerifiedAt'>,
): Promise<LockedGift[]> {
  if (phoneVerifiedAt !== null) return [];
  const deposits = alias(ledgerTransactions, 'deposits');
  const hasDeposited = db
    .select({ id: deposits.id })
    .from(deposits)
    .where(and(eq(deposits.memberId, id), eq(deposits.kind, 'deposit')));
  return db
    .select({ cause: ledgerTransactions.note, amount: sumColumn(ledgerEntries.amount) })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(
      and(
        ...[eq(ledgerTransactions.memberId, id), eq(ledgerTransactions.kind, 'promotion')],
        ...[eq(ledgerAccounts.kind, 'member'), not(exists(hasDeposited))],
      ),
    )
    .groupBy(ledgerTransactions.note)
    .orderBy(max(ledgerTransactions.id));
}

/** @throws Failure gift.locked */
export async function demandNoLockedGifts(
  db: Queryable,
  member: Pick<MemberRow, 'id' | 'phoneVerifiedAt'>,
): Promise<void> {
  if ((await findLockedGifts(db, member)).length > 0) throw new Failure(errorCodes.giftLocked);
}
