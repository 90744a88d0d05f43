import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { publicOrigin } from '../../call/publicOrigin';

/**
 * The policy of a game's frame: it loads scripts of its own origin alone and has no styles but its own, and only the site
 * at its own address may show it, since whoever taps in it moves money.
 * It is sandboxed and has no origin: to some engines `'self'` is then still the address it came from, to others, such as
 * WebKit, it is nothing, so that the origin is written out besides.
 * @param styles stand in the document
 */
export function framePolicy(hono: Context, styles = ''): string {
  const hash = createHash('sha256').update(styles).digest('base64');
  const own = ["'self'", publicOrigin(hono)].join(' ').trim();
  const rules = [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src 'sha256-${hash}'`,
    `connect-src ${own}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${own}`,
    'sandbox allow-scripts',
  ];
  return rules.join('; ');
}
