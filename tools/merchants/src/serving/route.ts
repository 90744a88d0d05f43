import { paths } from '@playhouse/navigation';

/** Prefixes that belong to the platform. */
export const gatewayPrefixes = ['/wps', '/lgw', '/art', '/play', '/pay', '/outbox'] as const;

/** Where a request goes: to the gateway, to a page, to a file of the merchant, or to the shared assets. */
export type Route =
  | { readonly kind: 'gateway' }
  | { readonly kind: 'page'; readonly file: 'index.html' | 'app.html' }
  | { readonly kind: 'asset'; readonly file: string }
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'bad' };

/** Every address of home (ROUTE-01). */
export const homeAddresses = [
  '/',
  '/m',
  '/m/',
  '/m/index',
  '/m/index.html',
  paths.home.path,
] as const;

/** Addresses that look like files and are pages (ROUTE-02). */
export const pageAddresses = ['/register.html', '/m/register.html'] as const;

/** Files of the folder that are not for the world. */
const internal = ['headers.json', 'index.html', 'app.html'];

const isOneOf = (list: readonly string[], path: string) => list.includes(path);

function decode(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname);
    return path.includes('\0') || path.split(/[\\/]/).includes('..') ? undefined : path;
  } catch {
    return undefined;
  }
}

/** Decides by the path alone. */
export function routeOf(pathname: string): Route {
  const path = decode(pathname);
  if (path === undefined) return { kind: 'bad' };
  const isGateway = gatewayPrefixes.some(
    (prefix) => path === prefix || path.startsWith(`${prefix}/`) || path.startsWith(`${prefix}.`),
  );
  if (isGateway) return { kind: 'gateway' };
  if (isOneOf(homeAddresses, path)) return { kind: 'page', file: 'index.html' };
  if (isOneOf(pageAddresses, path)) return { kind: 'page', file: 'app.html' };
  if (path.startsWith('/assets/')) return { kind: 'asset', file: path.slice(1) };
  const name = path.slice(1);
  const hasExtension = /\.[a-z0-9]+$/i.test(name);
  if (!hasExtension) return { kind: 'page', file: 'app.html' };
  return isOneOf(internal, name) ? { kind: 'bad' } : { kind: 'file', file: name };
}
