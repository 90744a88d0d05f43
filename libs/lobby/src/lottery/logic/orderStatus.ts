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
  open: 'lobby.orders.status.open',
  won: 'lobby.orders.status.won',
  returned: 'lobby.orders.status.returned',
  part: 'lobby.orders.status.part',
  lost: 'lobby.orders.status.lost',
  cancelled: 'lobby.orders.status.cancelled',
};
