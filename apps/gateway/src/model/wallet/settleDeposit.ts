import { and, count, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/open';
import { members, messages, orders } from '../../db/schema';
import { toMajor, toMinor } from '../../ledger/money';
import { post } from '../../ledger/post';
import type { MerchantScope } from '../../base/merchants';
import type { Services } from '../services';
import type { OrderRow } from './orders';

/** What an inviting player gets when the invited one deposits for the first time, in major units. */
const referralReward = 10;

async function rewardReferrer(
  tx: Transaction,
  order: OrderRow,
  scope: MerchantScope,
  at: Date,
): Promise<void> {
  const settled = and(
    eq(orders.memberId, order.memberId),
    eq(orders.kind, 'deposit'),
    eq(orders.status, 'success'),
  );
  const [before] = await tx.select({ size: count() }).from(orders).where(settled);
  const [member] = await tx.select().from(members).where(eq(members.id, order.memberId));
  if (before?.size !== 1 || member?.uplineId == null) return;
  const amount = toMinor(referralReward, scope);
  await post(tx, {
    merchant: order.merchant,
    memberId: member.uplineId,
    kind: 'promotion',
    key: `referral ${member.id}`,
    note: 'Referral',
    at,
    lines: [
      { account: member.uplineId, amount },
      { account: 'bonus', amount: -amount },
    ],
  });
}

/** Approves or refuses a deposit, once. Approval credits the wallet with the amount less the fee. */
export async function settleDeposit(
  { db, now }: Services,
  scope: MerchantScope,
  id: string,
  approved: boolean,
): Promise<OrderRow | undefined> {
  const at = new Date(now());
  return db.transaction(async (tx) => {
    const open = and(
      eq(orders.id, id),
      eq(orders.kind, 'deposit'),
      inArray(orders.status, ['pending', 'processing']),
    );
    const status = approved ? 'success' : 'failed';
    const [order] = await tx.update(orders).set({ status, settledAt: at }).where(open).returning();
    if (order === undefined || !approved) return order;
    const credit = order.amount - order.fee;
    await post(tx, {
      merchant: order.merchant,
      memberId: order.memberId,
      kind: 'deposit',
      key: `deposit ${id}`,
      at,
      lines: [
        { account: order.memberId, amount: credit },
        { account: 'deposits', amount: -credit },
      ],
    });
    const amount = `${scope.config.currency.symbol}${toMajor(credit, scope).toFixed(scope.config.currency.scale)}`;
    await tx
      .insert(messages)
      .values({ memberId: order.memberId, template: 'deposit', values: { amount }, createdAt: at });
    await rewardReferrer(tx, order, scope, at);
    return order;
  });
}
