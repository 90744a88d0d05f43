import { and, eq } from 'drizzle-orm';
import { errorCodes } from '@playhouse/wps';
import type { WireAnswer, walletCalls } from '@playhouse/wps';
import { Failure } from '../../base/failure';
import type { MerchantScope } from '../../base/merchants';
import type { MemberRow, OrderRow } from '../../db/schema';
import { orders } from '../../db/schema';
import type { MemberAsker } from '../platform/asker';

type Status = WireAnswer<typeof walletCalls.createDeposit>['status'];

/** How an order ended, and why. */
export interface OrderEnd {
  readonly paid: boolean;
  /** The amount of a deposit that came, by its provider's word, in minor units. @default the amount ordered, by a person's word */
  readonly came?: number | undefined;
  /** The provider's own number of the payment that ended it. */
  readonly paymentId?: string | undefined;
  /** Whether a payout may come back that was paid. @default false */
  readonly isReturn?: boolean | undefined;
  /** Why it was refused, for the member and the books. */
  readonly reason?: string | undefined;
}

/** An order that ends, with its member's row locked. */
export interface EndingOrder {
  readonly order: OrderRow;
  readonly scope: MerchantScope;
  readonly member: MemberRow;
  readonly at: Date;
}

/** How long a deposit waits for its payment. */
export const lifeMinutes = 15;

/** An order that nobody paid in time has expired, whatever its row still says. */
export function getOrderStatus({ status, kind, createdAt }: OrderRow, now: number): Status {
  const old = kind === 'deposit' && now - createdAt.getTime() > lifeMinutes * 60_000;
  if (status === 'pending' && old) return 'expired';
  return status === 'success' || status === 'failed' || status === 'processing'
    ? status
    : 'pending';
}

/** @throws Failure notFound for an order of somebody else too */
export async function ownOrder(
  { services, member }: Pick<MemberAsker, 'services' | 'member'>,
  id: string,
  kind: 'deposit' | 'withdraw',
): Promise<OrderRow> {
  const mine = and(eq(orders.id, id), eq(orders.memberId, member.id), eq(orders.kind, kind));
  const [order] = await services.db.select().from(orders).where(mine);
  if (order === undefined) throw new Failure(errorCodes.notFound);
  return order;
}
