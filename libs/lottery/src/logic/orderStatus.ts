import type { MessageId } from '@playhouse/i18n';
import type { OrderStatus } from './types';

export const orderStatuses: readonly OrderStatus[] = [
  'open',
  'won',
  'returned',
  'part',
  'lost',
  'cancelled',
];

/** The state of orders that an address asks for; undefined is all of them. */
export function readOrderStatus(params: URLSearchParams): OrderStatus | undefined {
  return orderStatuses.find((status) => status === params.get('status'));
}

export const orderStatusNames: Readonly<Record<OrderStatus, MessageId>> = {
  open: 'lottery.orders.status.open',
  won: 'lottery.orders.status.won',
  returned: 'lottery.orders.status.returned',
  part: 'lottery.orders.status.part',
  lost: 'lottery.orders.status.lost',
  cancelled: 'lottery.orders.status.cancelled',
};
