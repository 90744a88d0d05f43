import type { Asker } from '../platform/asker';
import { hashToken, newToken } from './sessions';

const cookieName = 'browser';
const lifeSeconds = 365 * 86_400;

/** Has the browser keep a mark of its own from here on, and answers its hash, which is all that is stored. */
export function markBrowser({ cookie, setCookie }: Pick<Asker, 'cookie' | 'setCookie'>): string {
  const mark = cookie(cookieName) || newToken();
  setCookie(cookieName, mark, lifeSeconds);
  return hashToken(mark);
}

/** The hash of this browser's mark; undefined where it has none. */
export function readBrowserMark({ cookie }: Pick<Asker, 'cookie'>): string | undefined {
  const mark = cookie(cookieName);
  return mark ? hashToken(mark) : undefined;
}
