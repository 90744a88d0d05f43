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
