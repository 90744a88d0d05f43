/** An address that the platform sent, as what a link may lead to. */
export interface WebLink {
  readonly href: string;
  /** The host that a player can judge it by; none for a path of the site's own origin. */
  readonly host?: string;
}

/** Browsers read a backslash as a slash and skip control characters: neither belongs in an address. */
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const isPlain = (address: string) => !/[\\\u0000-\u001f\u007f]/.test(address);

/** Whether an address is a path of the origin that it is read on. */
export const isOwnPath = (address: string) => /^\/(?!\/)/.test(address) && isPlain(address);

/** A page that came unsecured, as in development, may lead to others that do. */
const isUnsecuredPage = () => globalThis.location?.protocol === 'http:';

/** An address in its parts, `undefined` for none. Not `URL.canParse`, which is newer than the oldest browser supported. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

function hostOf(address: string): string | undefined {
  const isWeb = /^https?:\/\//i.test(address) && isPlain(address);
  const url = isWeb ? parseUrl(address) : undefined;
  if (url === undefined) return undefined;
  const { protocol, host, username, password } = url;
  // The part before an @ looks like a host to a player.
  const isHonest = username === '' && password === '';
  return isHonest && (protocol === 'https:' || isUnsecuredPage()) ? host : undefined;
}

const refused = new Set<string>();

function noteRefused(address: string): void {
  if (refused.has(address)) return;
  refused.add(address);
  console.info(`The platform sent an address that is no link: ${address.slice(0, 200)}`);
}

/**
 * The one rule for addresses that a platform sends: paths of the site's own origin and secure web addresses are links.
 * Anything else, such as a script address, is `undefined` and noted in the console; whoever shows it says so.
 */
export function webLink(address: string | null | undefined): WebLink | undefined {
  const href = address?.trim() ?? '';
  if (href === '') return undefined;
  if (isOwnPath(href)) return { href };
  const host = hostOf(href);
  if (host !== undefined) return { href, host };
  noteRefused(href);
  return undefined;
}
