import type { Context, MiddlewareHandler } from 'hono';
import { publicOrigin } from '../call/publicOrigin';

/** The page that asks, by the browser's word; a program that is no browser says nothing. */
function isOwnPage(hono: Context): boolean {
  const site = hono.req.header('Sec-Fetch-Site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = hono.req.header('Origin');
  return origin === undefined || origin === publicOrigin(hono);
}

/**
 * Takes forms of the platform's own pages alone. Those of development ask for no login, so any page that a developer
 * opens could otherwise send one in their place.
 */
export const refuseForeignForms: MiddlewareHandler = async (hono, next) => {
  const reads = hono.req.method === 'GET' || hono.req.method === 'HEAD';
  if (reads || isOwnPage(hono)) return next();
  return hono.text('Only pages of this platform may send that.', 403);
};
