import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { calculateFee } from '@playhouse/wps';
import type { MerchantScope } from '../../base/merchants';
import type { Transaction } from '../../db/open';
import type { MemberRow, OrderRow } from '../../db/schema';
import { dailyTotals, orders, referrals } from '../../db/schema';
import { sumColumn } from '../../db/sumColumn';
import { toMajor } from '../../ledger/money';
import { post } from '../../ledger/post';
import { addTurnover } from '../../ledger/turnover';
import { sendLetter } from '../platform/sendLetter';
import { payWelcome } from '../promotions/payWelcome';
import type { EndingOrder, OrderEnd } from './orders';
import { findWay } from './paymentWays';

/** Whether the order that was just closed is the member's first deposit that arrived. */
async function isFirst(tx: Transaction, memberId: number): Promise<boolean> {
  const settled = and(
    eq(orders.memberId, memberId),
    eq(orders.kind, 'deposit'),
    eq(orders.status, 'success'),
  );
  const [all] = await tx.select({ size: count() }).from(orders).where(settled);
  return all?.size === 1;
}

/** Notes that somebody who was invited has deposited: once the deposit is staked, the referrer is paid. */
async function noteReferral(
  tx: Transaction,
  { memberId, amount }: OrderRow,
  { uplineId }: MemberRow,
  createdAt: Date,
): Promise<void> {
  if (uplineId === null) return;
  const [staked] = await tx
    .select({ amount: sumColumn(dailyTotals.risked) })
    .from(dailyTotals)
    .where(eq(dailyTotals.memberId, memberId));
  const stakedBy = (staked?.amount ?? 0) + amount;
  await tx
    .insert(referrals)
    .values({ friendId: memberId, referrerId: uplineId, stakedBy, createdAt })
    .onConflictDoNothing();
}

/** The fee of what came: by the terms of its way, and never more than was agreed where the merchant gave that way up. */
function feeOf({ method, amount, fee }: OrderRow, came: number, scope: MerchantScope): number {
  if (came === amount) return fee;
  const way = findWay(scope, 'in', method);
  return way === undefined ? Math.min(fee, came) : calculateFee(came, way.terms.feeRate);
}

/** Ends an order that waits; money that came ends a refused one too. Undefined when it had ended before. */
async function closeOrder(tx: Transaction, { order, scope, at }: EndingOrder, end: OrderEnd) {
  const { came = order.amount } = end;
  const from =
    end.came === undefined ? ['pending', 'processing'] : ['pending', 'processing', 'failed'];
  const open = and(
    eq(orders.id, order.id),
    eq(orders.kind, 'deposit'),
    inArray(orders.status, from),
  );
  const more = {
    ...(end.reason && { reason: end.reason }),
    ...(end.paymentId && { payment: end.paymentId }),
    ...(came !== order.amount && { ordered: `${order.amount}` }),
  };
  const [closed] = await tx
    .update(orders)
    .set({
      status: end.paid ? 'success' : 'failed',
      settledAt: at,
      detail: sql`${orders.detail} - 'reason' || ${JSON.stringify(more)}::jsonb`,
      ...(end.paid && { amount: came, fee: feeOf(order, came, scope) }),
    })
    .where(open)
    .returning();
  return closed;
}

/** Brings money of a paid order into the wallet, to be staked once. @param key of the movement: each is one payment */
export async function creditDeposit(
  tx: Transaction,
  { order: { merchant, memberId }, scope, at }: EndingOrder,
  { key, amount, fee }: Readonly<{ key: string; amount: number; fee: number }>,
): Promise<void> {
  const arrived = amount - fee;
  const { transactionId } = await post(tx, {
    ...{ merchant, memberId, kind: 'deposit', key, at },
    lines: [
      { account: memberId, amount: arrived },
      { account: 'deposits', amount: -arrived },
    ],
  });
  await addTurnover(tx, { memberId, amount, transactionId });
  const values = { amount: `${toMajor(arrived, scope)}` };
  await sendLetter(tx, { memberId, template: 'deposit', values, at });
}

async function credit(tx: Transaction, ending: EndingOrder): Promise<void> {
  const { order, member, scope, at } = ending;
  const { id, amount, fee } = order;
  const first = await isFirst(tx, member.id);
  await creditDeposit(tx, ending, { key: `deposit ${id}`, amount, fee });
  if (!first) return;
  await noteReferral(tx, order, member, at);
  const { bonus, toStake } = await payWelcome(tx, order, amount - fee, scope, at);
  if (bonus === 0) return;
  const detail = { ...order.detail, bonus: `${bonus}`, toStake: `${toStake}` };
  await tx.update(orders).set({ detail }).where(eq(orders.id, id));
}

/**
 * Ends a deposit, once, in a transaction that holds its member's row: what came is credited less the fee, or the member is
 * told that nothing came.
 * @returns false when it had ended before
 */
export async function endDeposit(
  tx: Transaction,
  ending: EndingOrder,
  end: OrderEnd,
): Promise<boolean> {
  const order = await closeOrder(tx, ending, end);
  if (order === undefined) return false;
  const { memberId, amount } = order;
  if (end.paid) await credit(tx, { ...ending, order });
  else
    await sendLetter(tx, {
      ...{ memberId, at: ending.at, template: end.reason ? 'depositRefused' : 'depositMissing' },
      values: { amount: `${toMajor(amount, ending.scope)}`, reason: end.reason ?? '' },
    });
  return true;
}
