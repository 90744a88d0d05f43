import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/open';
import type { OrderRow } from '../../db/schema';
import { orders } from '../../db/schema';
import { post } from '../../ledger/post';
import { command } from '../platform/command';
import type { Services } from '../platform/services';
import type { OrderEnd } from './orders';

async function closeOrder(tx: Transaction, id: string, end: OrderEnd, at: Date) {
  const [open] = await tx.select().from(orders).where(eq(orders.id, id));
  const [order] = await tx
    .update(orders)
    .set({
      status: end.paid ? 'success' : 'failed',
      settledAt: at,
      detail: { ...open?.detail, ...(end.reason ? { reason: end.reason } : {}) },
    })
    .where(and(eq(orders.id, id), eq(orders.kind, 'withdraw'), eq(orders.status, 'processing')))
    .returning();
  return order;
}

/**
 * Ends a withdrawal, once: paid, or refused and then given back in the same transaction. Whatever is told later of the
 * same order changes nothing.
 * @returns false when it had ended before
 */
export async function settleWithdrawal(
  services: Services,
  { id, memberId }: Pick<OrderRow, 'id' | 'memberId'>,
  end: OrderEnd,
): Promise<boolean> {
  const at = new Date(services.now());
  return command(services, memberId, {
    run: async (tx) => {
      const order = await closeOrder(tx, id, end, at);
      if (order === undefined) return false;
      if (end.paid) return true;
      await post(tx, {
        merchant: order.merchant,
        memberId,
        kind: 'withdraw',
        key: `withdraw refund ${id}`,
        note: end.reason ?? '',
        at,
        lines: [
          { account: memberId, amount: order.amount },
          { account: 'withdrawals', amount: -order.amount },
        ],
      });
      return true;
    },
  });
}
