import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/open';
import { orders } from '../../db/schema';
import { toMajor } from '../../ledger/money';
import { post } from '../../ledger/post';
import { sendLetter } from '../platform/sendLetter';
import type { EndingOrder, OrderEnd } from './orders';

async function closeOrder(tx: Transaction, { order, at }: EndingOrder, end: OrderEnd) {
  // A bank may return what was paid out.
  const from = end.isReturn ? ['processing', 'success'] : ['processing'];
  const more = JSON.stringify({
    ...(end.reason && { reason: end.reason }),
    ...(end.paymentId && { payment: end.paymentId }),
  });
  const [closed] = await tx
    .update(orders)
    .set({
      status: end.paid ? 'success' : 'failed',
      settledAt: at,
      detail: sql`${orders.detail} || ${more}::jsonb`,
    })
    .where(and(eq(orders.id, order.id), eq(orders.kind, 'withdraw'), inArray(orders.status, from)))
    .returning();
  return closed;
}

/**
 * Ends a withdrawal, once, in a transaction that holds its member's row: paid, or refused and given back. The member is told
 * either.
 * @returns false when it had ended before
 */
export async function endWithdrawal(
  tx: Transaction,
  ending: EndingOrder,
  end: OrderEnd,
): Promise<boolean> {
  const order = await closeOrder(tx, ending, end);
  if (order === undefined) return false;
  const { id, memberId, merchant, amount, fee } = order;
  const { at, scope } = ending;
  if (!end.paid)
    await post(tx, {
      ...{ merchant, memberId, kind: 'withdraw', at },
      key: `withdraw refund ${id}`,
      note: end.reason ?? '',
      lines: [
        { account: memberId, amount },
        { account: 'withdrawals', amount: -amount },
      ],
    });
  const unpaid = end.reason ? 'withdrawRefused' : 'withdrawFailed';
  const told = toMajor(end.paid ? amount - fee : amount, scope);
  await sendLetter(tx, {
    ...{ memberId, at, template: end.paid ? 'withdrawPaid' : unpaid },
    values: { amount: `${told}`, account: order.detail['card'] ?? '', reason: end.reason ?? '' },
  });
  return true;
}
