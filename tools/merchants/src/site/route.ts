import { canonicalPath } from '@playhouse/navigation';
import type { AddressTable } from './addressTable';
import { variantsFolder } from './dictionary';
import { snapshotFolder } from './snapshotFolder';

/** Prefixes that belong to the platform. */
export const gatewayPrefixes = ['/wps', '/lgw', '/art', '/play', '/pay', '/outbox'] as const;

export type GatewayPrefix = (typeof gatewayPrefixes)[number];

/**
 * Where a request goes: to the gateway, to a page, to a file of the merchant, or to the shared assets. Where there is no
 * such file, a browser that came for a page gets the application, which says so.
 */
export type Route =
  | { readonly kind: 'gateway' }
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'asset'; readonly file: string }
  | { readonly kind: 'file'; readonly file: string };

/** Files of the folder that are not for the world. */
const internal = new RegExp(
  `^(?:headers\\.json|addresses\\.json|(?:pages|${snapshotFolder}|${variantsFolder})/)`,
);

/** Every page is made by the application: no file of a merchant has such a name. */
const isPageName = /\.html?$/i;

function decode(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname);
    return path.includes('\0') || path.split(/[\\/]/).includes('..') ? undefined : path;
  } catch {
    return undefined;
  }
}

const prefixOf = (path: string): GatewayPrefix | undefined =>
  gatewayPrefixes.find(
    (prefix) => path === prefix || path.startsWith(`${prefix}/`) || path.startsWith(`${prefix}.`),
  );

/** The platform's prefix that a path begins with, however it is written. */
export function findGatewayPrefix(pathname: string): GatewayPrefix | undefined {
  const path = decode(pathname);
  return path === undefined ? undefined : prefixOf(path);
}

/** Decides by the path alone; addresses of screens are told in any case, all others to the letter. */
export function findRoute(pathname: string, { files }: Pick<AddressTable, 'files'>): Route {
  const path = decode(pathname);
  // No file has such a name; the application finds no screen there either.
  if (path === undefined) return { kind: 'page', path: pathname };
  if (prefixOf(path) !== undefined) return { kind: 'gateway' };
  if (files.includes(canonicalPath(path))) return { kind: 'page', path };
  if (path.startsWith('/assets/')) return { kind: 'asset', file: path.slice(1) };
  const name = path.slice(1);
  const hasExtension = /\.[a-z0-9]+$/i.test(name);
  if (!hasExtension || internal.test(name) || isPageName.test(name)) return { kind: 'page', path };
  return { kind: 'file', file: name };
}
