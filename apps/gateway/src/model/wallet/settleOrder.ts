import { and, asc, eq, inArray } from 'drizzle-orm';
import { noteMerchant } from '../../base/logContext';
import type { MerchantScope } from '../../base/merchants';
import { readClock } from '../../db/clock';
import { orders } from '../../db/schema';
import type { Transaction } from '../../db/open';
import type { Services } from '../platform/services';
import type { OrderRow } from '../../db/schema';
import { getOrderStatus } from './orders';
import { command } from '../platform/command';
import { endDeposit } from './endDeposit';
import { endWithdrawal } from './endWithdrawal';
import type { EndingOrder, OrderEnd } from './orders';

/** An order and the merchant that it was made at. */
export interface FoundOrder {
  readonly order: OrderRow;
  readonly scope: MerchantScope;
}

/** The order of a number, in whichever direction. */
export async function findOrder(
  { db, scopes }: Services,
  id: string,
): Promise<FoundOrder | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  const scope = order && scopes.get(order.merchant);
  if (scope !== undefined) noteMerchant(scope.config.code);
  return order && scope && { order, scope };
}

/** Orders that wait for somebody's word, oldest first: payouts, and deposits that may still be paid. */
export async function openOrders(services: Services, most: number): Promise<FoundOrder[]> {
  const open = and(
    inArray(orders.kind, ['deposit', 'withdraw']),
    inArray(orders.status, ['pending', 'processing']),
  );
  const rows = await services.db
    .select()
    .from(orders)
    .where(open)
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(most);
  const now = await readClock(services.db, services);
  return rows.flatMap((order) => {
    const scope = services.scopes.get(order.merchant);
    const isOver = getOrderStatus(order, now) === 'expired';
    return scope === undefined || isOver ? [] : [{ order, scope }];
  });
}

/** Ends an order, once, in its own direction. @returns false when it had ended before */
export const endOrder = (tx: Transaction, ending: EndingOrder, end: OrderEnd): Promise<boolean> =>
  ending.order.kind === 'withdraw' ? endWithdrawal(tx, ending, end) : endDeposit(tx, ending, end);

/** Ends an order by a person's word. */
export async function settleOrder(
  services: Services,
  { order, scope }: FoundOrder,
  end: OrderEnd,
): Promise<void> {
  await command(services, order.memberId, {
    run: (tx, member, at) => endOrder(tx, { order, scope, member, at }, end),
  });
}
