import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/open';
import { dailyTotals, messages, orders, referrals } from '../../db/schema';
import { sumColumn } from '../../db/sumColumn';
import { toMajor } from '../../ledger/money';
import { post } from '../../ledger/post';
import { command } from '../platform/command';
import type { MemberRow, OrderRow } from '../../db/schema';
import type { MerchantScope } from '../../base/merchants';
import type { Services } from '../platform/services';
import type { OrderEnd } from './orders';
import { addTurnover } from '../../ledger/turnover';
import { payWelcome } from '../promotions/payWelcome';

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

/** Ends an open order. Undefined when somebody else has, or when there is none. */
async function closeOrder(tx: Transaction, id: string, { paid, reason }: OrderEnd, at: Date) {
  const open = and(
    eq(orders.id, id),
    eq(orders.kind, 'deposit'),
    inArray(orders.status, ['pending', 'processing']),
  );
  const detail = sql`${orders.detail} || ${JSON.stringify(reason ? { reason } : {})}::jsonb`;
  const end = { status: paid ? 'success' : 'failed', settledAt: at, detail };
  const [order] = await tx.update(orders).set(end).where(open).returning();
  return order;
}

async function credit(
  tx: Transaction,
  order: OrderRow,
  member: MemberRow,
  scope: MerchantScope,
  at: Date,
): Promise<void> {
  const amount = order.amount - order.fee;
  const first = await isFirst(tx, member.id);
  const { transactionId } = await post(tx, {
    merchant: order.merchant,
    memberId: member.id,
    kind: 'deposit',
    key: `deposit ${order.id}`,
    at,
    lines: [
      { account: member.id, amount },
      { account: 'deposits', amount: -amount },
    ],
  });
  await addTurnover(tx, { memberId: member.id, amount: order.amount, transactionId });
  if (first) {
    await noteReferral(tx, order, member, at);
    await payWelcome(tx, order, amount, scope, at);
  }
  await tx.insert(messages).values({
    memberId: member.id,
    template: 'deposit',
    values: { amount: `${toMajor(amount, scope)}` },
    createdAt: at,
  });
}

/** Approves or refuses a deposit, once. Approval credits the wallet with the amount less the fee. */
export async function settleDeposit(
  services: Services,
  scope: MerchantScope,
  { id, memberId }: Pick<OrderRow, 'id' | 'memberId'>,
  end: OrderEnd,
): Promise<void> {
  const at = new Date(services.now());
  await command(services, memberId, {
    run: async (tx, member) => {
      const order = await closeOrder(tx, id, end, at);
      if (order !== undefined && end.paid) await credit(tx, order, member, scope, at);
    },
  });
}
