import { canonicalPath } from '@playhouse/navigation';
import * as z from 'zod/mini';

/** Prefixes that belong to the platform. */
export const gatewayPrefixes = ['/wps', '/lgw', '/art', '/play', '/pay', '/outbox'] as const;

/** Where a request goes: to the gateway, to a page, to a file of the merchant, or to the shared assets. */
export type Route =
  | { readonly kind: 'gateway' }
  | { readonly kind: 'page'; readonly file: 'index.html' | 'app.html' }
  | { readonly kind: 'asset'; readonly file: string }
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'bad' };

/**
 * What the compiled site says of its screens' addresses, in the form of `canonicalPath`, and as
 * addresses.json keeps it: where home is, and which addresses look like files and are pages.
 */
export const siteAddressesSchema = z.object({
  home: z.array(z.string()),
  files: z.array(z.string()),
});
export type SiteAddresses = z.output<typeof siteAddressesSchema>;

/** Files of the folder that are not for the world. */
export const internalFiles = ['headers.json', 'addresses.json', 'index.html', 'app.html'];

function decode(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname);
    return path.includes('\0') || path.split(/[\\/]/).includes('..') ? undefined : path;
  } catch {
    return undefined;
  }
}

/** Decides by the path alone; addresses of screens are told in any case, all others to the letter. */
export function routeOf(pathname: string, { home, files }: SiteAddresses): Route {
  const path = decode(pathname);
  if (path === undefined) return { kind: 'bad' };
  const isGateway = gatewayPrefixes.some(
    (prefix) => path === prefix || path.startsWith(`${prefix}/`) || path.startsWith(`${prefix}.`),
  );
  if (isGateway) return { kind: 'gateway' };
  const address = canonicalPath(path);
  if (home.includes(address)) return { kind: 'page', file: 'index.html' };
  if (files.includes(address)) return { kind: 'page', file: 'app.html' };
  if (path.startsWith('/assets/')) return { kind: 'asset', file: path.slice(1) };
  const name = path.slice(1);
  const hasExtension = /\.[a-z0-9]+$/i.test(name);
  if (!hasExtension) return { kind: 'page', file: 'app.html' };
  return internalFiles.includes(name) ? { kind: 'bad' } : { kind: 'file', file: name };
}
