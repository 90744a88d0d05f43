import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { publicOrigin } from '../../call/publicOrigin';

/** Names a style or script that stands in a document, so that no other is taken. */
const nameByHash = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The policy of a game's frame: it has no scripts and styles but its own, and only the site at its own address may show it,
 * since whoever taps in it moves money.
 * It is sandboxed and has no origin: to some engines `'self'` is then still the address it came from, to others, such as
 * WebKit, it is nothing, so that the origin is written out besides.
 * @param document what stands in it
 */
export function framePolicy(
  hono: Context,
  { styles, scripts }: { readonly styles: string; readonly scripts: readonly string[] },
): string {
  const own = ["'self'", publicOrigin(hono)].join(' ').trim();
  const rules = [
    "default-src 'none'",
    `script-src ${scripts.map(nameByHash).join(' ')}`,
    `style-src ${nameByHash(styles)}`,
    `connect-src ${own}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${own}`,
    'sandbox allow-scripts',
  ];
  return rules.join('; ');
}
