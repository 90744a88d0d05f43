/**
 * Result of a look for the network. `there`: the site's own server answered; `down`: something did, and it
 * was not the site (a proxy whose server is gone, the page of a captive portal); `away`: nothing did.
 */
export type Sight = 'there' | 'down' | 'away';

/** A look asks for a file that every merchant has, that is small and that is no page. */
const address = '/manifest.webmanifest';

/** How long a look waits for an answer, in milliseconds. */
export const probeTimeoutMs = 8000;

/** A page in place of the file is a captive portal's. */
function isSite({ ok, status, redirected, headers }: Response): boolean {
  if (redirected || status >= 500) return false;
  return !ok || !(headers.get('Content-Type') ?? '').startsWith('text/html');
}

/**
 * Looks for the network with one request without a body. It needs no code that is still to be fetched, and
 * neither the browser's cache nor the service worker (which answers no `HEAD`) can answer it.
 */
export async function probeSite(): Promise<Sight> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), probeTimeoutMs);
  const request = { method: 'HEAD', cache: 'no-store', signal: patience.signal } as const;
  try {
    return isSite(await fetch(address, request)) ? 'there' : 'down';
  } catch {
    return 'away';
  } finally {
    clearTimeout(timer);
  }
}
