import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

function socketAddress(hono: Context): string {
  try {
    return getConnInfo(hono).remote.address ?? 'unknown';
  } catch {
    // Requests made in process (tests) have no socket.
    return 'in-process';
  }
}

/**
 * Address of a caller. Behind `proxies` proxies it is what the outermost of them saw: each appends its own caller to
 * `X-Forwarded-For`, and whatever stands further left was written by the caller, who may write anything.
 */
export function readCallerAddress(hono: Context, proxies: number): string {
  const forwarded = (hono.req.header('X-Forwarded-For') ?? '')
    .split(',')
    .map((each) => each.trim());
  const seen = proxies > 0 ? forwarded.at(-proxies) : undefined;
  return seen || socketAddress(hono);
}
