import type { Context } from 'hono';

/** What may stand in a policy as a host; a caller writes into its headers what it likes. */
const host = /^[\w.-]+(?::\d+)?$|^\[[\da-f:]+\](?::\d+)?$/i;

/** The origin under which a browser sees the platform: of the nearest proxy's telling, else its own. */
function publicOrigin({ req }: Context): string {
  const named = req.header('X-Forwarded-Host') ?? req.header('Host') ?? '';
  const scheme = req.header('X-Forwarded-Proto') === 'https' ? 'https' : 'http';
  return host.test(named) ? `${scheme}://${named}` : '';
}

/**
 * What a game's frame may load, and that only the site at its own address may show it: whoever taps in it moves money.
 * It is sandboxed and has no origin: to some engines `'self'` is then still the address it came from, to others, such as
 * WebKit, it is nothing, so that the origin is written out besides.
 */
export function framePolicy(hono: Context): string {
  const own = ["'self'", publicOrigin(hono)].join(' ').trim();
  const rules = [
    "default-src 'none'",
    ...['script-src', 'style-src', 'connect-src'].map((name) => `${name} ${own}`),
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${own}`,
    'sandbox allow-scripts',
  ];
  return rules.join('; ');
}
