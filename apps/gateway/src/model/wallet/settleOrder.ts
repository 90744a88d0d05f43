import { and, asc, eq, inArray } from 'drizzle-orm';
import type { MerchantScope } from '../../base/merchants';
import { orders } from '../../db/schema';
import type { Services } from '../platform/services';
import type { OrderRow } from '../../db/schema';
import { getOrderStatus } from './orders';
import { settleDeposit } from './settleDeposit';
import { settleWithdrawal } from './settleWithdrawal';

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
  return rows.flatMap((order) => {
    const scope = services.scopes.get(order.merchant);
    const isOver = getOrderStatus(order, services.now()) === 'expired';
    return scope === undefined || isOver ? [] : [{ order, scope }];
  });
}

/** Ends an order, once, in its own direction. */
export async function settleOrder(
  services: Services,
  { order, scope }: FoundOrder,
  paid: boolean,
  reason?: string,
): Promise<void> {
  if (order.kind === 'withdraw') await settleWithdrawal(services, order, { paid, reason });
  else await settleDeposit(services, scope, order, { paid, reason });
}
