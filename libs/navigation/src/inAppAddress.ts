import { canonicalPath } from './canonicalPath';
import { paths } from './paths';
import { screenAt } from './screenTable';
import { isOwnPath, parseUrl } from './webLink';

// Any origin would do: it only shows whether an address leaves the one it is read against.
const base = 'https://in-app.invalid';

/** The address as path, query and hash when it stays inside the site, else `undefined`. */
function inApp(value: string): string | undefined {
  const url = isOwnPath(value) ? parseUrl(value, base) : undefined;
  if (url === undefined) return undefined;
  const inside =
    screenAt(url.pathname) !== undefined || /^\/m\/[^/]/.test(canonicalPath(url.pathname));
  return url.origin === base && inside ? `${url.pathname}${url.search}${url.hash}` : undefined;
}

/**
 * The place to go to after a login (LOGIN-15), from a query string anybody may have written: an
 * address of this site that is no door to it, else home. An open redirect is impossible: what comes out starts with one
 * slash and a path of the site.
 */
export function safeReturnTo(value: string | null | undefined): string {
  const address = value ? inApp(value) : undefined;
  if (address === undefined) return paths.home.href();
  return screenAt(address)?.returnable === false ? paths.home.href() : address;
}

/**
 * The in-app address behind a link of the platform's content (announcements, banners), or `undefined`
 * for one that leaves the site or is not an address of it. `m/rewardCenter` reads as `/m/rewardCenter`.
 */
export function toInAppHref(url: string): string | undefined {
  const trimmed = url.trim();
  if (trimmed === '' || /^[a-z][a-z0-9+.-]*:/i.test(trimmed)) return undefined;
  return inApp(trimmed.startsWith('/') ? trimmed : `/${trimmed}`);
}
