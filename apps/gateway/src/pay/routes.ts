import type { Hono } from 'hono';
import type { Services } from '../server/services';

/** Payment pages of the development cashier. */
export function registerPay(_app: Hono, _services: Services): void {
  return undefined;
}
