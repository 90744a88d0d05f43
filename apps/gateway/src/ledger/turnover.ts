import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/open';
import { dailyTotals, turnoverShifts } from '../db/schema';
import { sumColumn } from '../db/sumColumn';

/**
 * All turnover that was asked for less all that was staked; negative where more was staked. Minor units. A stake counts
 * once settled.
 */
async function owed(db: Queryable, memberId: number): Promise<number> {
  const [asked] = await db
    .select({ amount: sumColumn(turnoverShifts.amount) })
    .from(turnoverShifts)
    .where(eq(turnoverShifts.memberId, memberId));
  const [staked] = await db
    .select({ amount: sumColumn(dailyTotals.bet) })
    .from(dailyTotals)
    .where(eq(dailyTotals.memberId, memberId));
  return (asked?.amount ?? 0) - (staked?.amount ?? 0);
}

/** Open turnover of a member: every deposit once, that of transferred money and of gifts. Minor units. */
export const turnoverOpen = async (db: Queryable, memberId: number): Promise<number> =>
  Math.max(0, await owed(db, memberId));

/** Lets so much more be staked from now on: what was staked before does not count for it. */
export async function addTurnover(
  tx: Transaction,
  { memberId, transactionId, amount }: Record<'memberId' | 'transactionId' | 'amount', number>,
): Promise<void> {
  const stakedAhead = Math.max(0, -(await owed(tx, memberId)));
  await tx.insert(turnoverShifts).values({ memberId, transactionId, amount: amount + stakedAhead });
}

/**
 * Lets what must be staked go with transferred money, so that no detour takes a deposit out unplayed. After the money:
 * what it locks keeps the other member's part from being asked for twice.
 */
export async function shiftTurnover(
  tx: Transaction,
  { from, to, amount, transactionId }: Record<'from' | 'to' | 'amount' | 'transactionId', number>,
): Promise<void> {
  const carried = Math.min(amount, await turnoverOpen(tx, from));
  if (carried === 0) return;
  await tx.insert(turnoverShifts).values({ memberId: from, transactionId, amount: -carried });
  await addTurnover(tx, { memberId: to, transactionId, amount: carried });
}
