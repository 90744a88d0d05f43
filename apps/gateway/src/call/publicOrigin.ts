import type { Context } from 'hono';

/** The hosts that may stand in a policy; a caller writes anything into its headers. */
const host = /^[\w.-]+(?::\d+)?$|^\[[\da-f:]+\](?::\d+)?$/i;

/** The origin under which a browser sees the platform: of the nearest proxy's telling, else its own. */
export function publicOrigin({ req }: Context): string {
  const named = req.header('X-Forwarded-Host') ?? req.header('Host') ?? '';
  const scheme = req.header('X-Forwarded-Proto') === 'https' ? 'https' : 'http';
  return host.test(named) ? `${scheme}://${named}` : '';
}
