import type { Context } from 'hono';
import { publicOrigin } from '../../call/publicOrigin';

/**
 * The policy of a game's frame: it loads files of its own origin alone, and only the site at its own address may show it,
 * since whoever taps in it moves money.
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
