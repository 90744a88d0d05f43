import type { Merchant } from '../schema/bakedSchema';

/** Addresses of a merchant's own pictures, at the root of its site. */
export const merchantAssets = {
  /** Wordmark for light grounds; `--image-logo` picks the right one by scheme. */
  logo: '/logo.svg',
  logoDark: '/logo-dark.svg',
  mark: '/mark.svg',
  icon: '/icons/icon-192.png',
} as const;

/**
 * Where to look for a picture, in order: each of the merchant's CDNs, next one when an image fails (WL-05).
 * A path that is a whole address already stands alone; none is no picture.
 */
export function imageSources(
  merchant: Pick<Merchant, 'imageCDNs'>,
  path: string | null | undefined,
): string[] {
  if (!path) return [];
  if (/^(https?:|data:|blob:|\/\/)/.test(path) || merchant.imageCDNs.length === 0) return [path];
  return merchant.imageCDNs.map((base) => `${base.replace(/\/$/, '')}/${path.replace(/^\//, '')}`);
}

/** The page a visitor of a host lands on instead of home, when the merchant routes that host (WL-05). */
export function landingPath(
  merchant: Pick<Merchant, 'domainRoute'>,
  hostname: string,
): string | undefined {
  return merchant.domainRoute[hostname.toLowerCase()];
}
