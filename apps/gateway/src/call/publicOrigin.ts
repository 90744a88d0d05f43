import type { Context } from 'hono';

/** The hosts that may stand in a policy; a caller writes anything into its headers. */
const host = /^[\w.-]+(?::\d+)?$|^\[[\da-f:]+\](?::\d+)?$/i;

/** Whether a browser sees the platform by https: the platform itself speaks http. */
export const isSecure = ({ req }: Context): boolean => req.header('X-Forwarded-Proto') === 'https';

/** The origin under which a browser sees the platform: of the nearest proxy's telling, else its own. */
export function publicOrigin(hono: Context): string {
  const named = hono.req.header('X-Forwarded-Host') ?? hono.req.header('Host') ?? '';
  return host.test(named) ? `${isSecure(hono) ? 'https' : 'http'}://${named}` : '';
}
