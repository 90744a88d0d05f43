import type { OrderStatus } from './types';

const statuses: readonly OrderStatus[] = ['open', 'won', 'lost', 'cancelled'];

/** The state of orders that an address asks for; undefined is all of them. */
export function readOrderStatus(params: URLSearchParams): OrderStatus | undefined {
  return statuses.find((status) => status === params.get('status'));
}
