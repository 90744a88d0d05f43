import { and, asc, eq, gte, lte, max } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/open';
import { dailyTotals, turnoverShifts } from '../db/schema';
import { sumColumn } from '../db/sumColumn';

/**
 * All turnover that was asked for less all stakes at risk; negative where more was staked. Minor units. A stake counts
 * once settled.
 */
async function owed(db: Queryable, memberId: number): Promise<number> {
  const [asked] = await db
    .select({ amount: sumColumn(turnoverShifts.amount) })
    .from(turnoverShifts)
    .where(eq(turnoverShifts.memberId, memberId));
  const [staked] = await db
    .select({ amount: sumColumn(dailyTotals.risked) })
    .from(dailyTotals)
    .where(eq(dailyTotals.memberId, memberId));
  return (asked?.amount ?? 0) - (staked?.amount ?? 0);
}

/** Open turnover of a member: every deposit once, that of transferred money and of gifts. Minor units. */
export const turnoverOpen = async (db: Queryable, memberId: number): Promise<number> =>
  Math.max(0, await owed(db, memberId));

/** A member's stakes that are asked for at present; minor units. `causes` add up to `required`. */
export interface Turnover {
  readonly open: number;
  readonly required: number;
  readonly causes: readonly { readonly transactionId: number; readonly amount: number }[];
}

/** The sum to stake begins anew with whatever asks for stakes while none are owed. */
export async function readTurnover(db: Queryable, memberId: number): Promise<Turnover> {
  const open = await turnoverOpen(db, memberId);
  if (open === 0) return { open, required: 0, causes: [] };
  const begun = db
    .select({ id: max(turnoverShifts.id) })
    .from(turnoverShifts)
    .where(and(eq(turnoverShifts.memberId, memberId), lte(turnoverShifts.owedBefore, 0)));
  const shifts = await db
    .select()
    .from(turnoverShifts)
    .where(and(eq(turnoverShifts.memberId, memberId), gte(turnoverShifts.id, begun)))
    .orderBy(asc(turnoverShifts.id));
  // The first one does not ask for stakes that were ahead of it.
  const causes = shifts.map(({ transactionId, amount, owedBefore }, at) => ({
    transactionId,
    amount: at === 0 ? amount + Math.min(0, owedBefore) : amount,
  }));
  const required = causes.reduce((sum, { amount }) => sum + amount, 0);
  return { open, required: Math.max(open, required), causes };
}

/** Lets so much more be staked from now on: what was staked before does not count for it. */
export async function addTurnover(
  tx: Transaction,
  { memberId, transactionId, amount }: Record<'memberId' | 'transactionId' | 'amount', number>,
): Promise<void> {
  const owedBefore = await owed(tx, memberId);
  const stakedAhead = Math.max(0, -owedBefore);
  await tx
    .insert(turnoverShifts)
    .values({ memberId, transactionId, amount: amount + stakedAhead, owedBefore });
}

/**
 * Lets what must be staked go with transferred money, so that no detour takes a deposit out unplayed. After the money:
 * what it locks keeps the other member's part from being asked for twice.
 */
export async function shiftTurnover(
  tx: Transaction,
  { from, to, amount, transactionId }: Record<'from' | 'to' | 'amount' | 'transactionId', number>,
): Promise<void> {
  const owedBefore = await turnoverOpen(tx, from);
  const carried = Math.min(amount, owedBefore);
  if (carried === 0) return;
  const left = { memberId: from, transactionId, amount: -carried, owedBefore };
  await tx.insert(turnoverShifts).values(left);
  await addTurnover(tx, { memberId: to, transactionId, amount: carried });
}
