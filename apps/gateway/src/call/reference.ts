import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { withLogContext } from '../base/logContext';

const wellFormed = /^[\w-]{8,64}$/;

/** Gives every request a reference that a player can quote: the client's own when it sends a sensible one. */
export const withReference: MiddlewareHandler = async (hono, next) => {
  const given = hono.req.header('Request-Id') ?? '';
  const reference = wellFormed.test(given) ? given : randomUUID();
  hono.set('reference', reference);
  hono.header('Request-Id', reference);
  await withLogContext({ reference }, next);
};

export function getReference(hono: Context): string {
  const reference: unknown = hono.get('reference');
  return typeof reference === 'string' ? reference : 'none';
}
