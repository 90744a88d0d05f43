import { canonicalPath, paths } from '@playhouse/navigation';
import type { SiteAddresses } from '../siteAddresses';

/** Requests that the worker may answer; all others go to the network as if there were no worker. */
export type RequestKind = 'page' | 'asset' | 'art' | 'brand';

/** Addresses of the screens, written in by the build. */
declare const PLAYHOUSE_ADDRESSES: SiteAddresses;

/** Money, sessions and games: never answered and never kept by the worker. */
const platformPrefixes = ['/wps', '/lgw', '/play', '/pay', '/outbox'];

const hasExtension = (path: string) => /\.[a-z0-9]+$/i.test(path);

function isBelow(prefix: string, path: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`) || path.startsWith(`${prefix}.`);
}

/** Decides by the address and by what the browser wants to do with the answer. */
export function requestKind(
  url: URL,
  origin: string,
  { method, mode, destination }: Pick<Request, 'method' | 'mode' | 'destination'>,
): RequestKind | undefined {
  const path = url.pathname;
  if (method !== 'GET' || url.origin !== origin) return undefined;
  if (platformPrefixes.some((prefix) => isBelow(prefix, path))) return undefined;
  if (path.startsWith('/assets/')) return 'asset';
  if (path.startsWith('/art/')) return 'art';
  if (mode === 'navigate') {
    // A frame is a game or a payment page, wherever it points.
    const isPage = !hasExtension(path) || PLAYHOUSE_ADDRESSES.files.includes(canonicalPath(path));
    return destination === 'document' && isPage ? 'page' : undefined;
  }
  return path === '/manifest.webmanifest' || /\.(svg|png|webp|ico)$/.test(path)
    ? 'brand'
    : undefined;
}

/** Documents kept from the start: home, and the frame that every address without content of its own shows. */
export const documents = { home: paths.home.path, frame: paths.login.path } as const;

/** Under which address a page is kept: all that show the same document share one copy. */
export function toDocumentAddress({ pathname, search }: URL): string {
  const path = canonicalPath(pathname);
  if (PLAYHOUSE_ADDRESSES.home.includes(path)) return documents.home;
  return PLAYHOUSE_ADDRESSES.documents.includes(path) ? `${path}${search}` : documents.frame;
}
