/** Where the journeys' own platforms and sites listen; away from the ports of `npm start`. */
const firstPort = Number(process.env['E2E_PORT'] ?? 4510);

export const merchants = ['amihanda', 'corvalume'] as const;
export type MerchantCode = (typeof merchants)[number];

/**
 * The platforms that journeys run against: `standard` as the merchants' files say, `variant` with other
 * flags and another registration (see `variants`).
 */
export const platforms = ['standard', 'variant'] as const;
export type PlatformName = (typeof platforms)[number];

export function gatewayPort(platform: PlatformName): number {
  return firstPort + platforms.indexOf(platform);
}

export function getGatewayUrl(platform: PlatformName): string {
  return `http://127.0.0.1:${gatewayPort(platform)}`;
}

export function sitePort(merchant: MerchantCode, platform: PlatformName = 'standard'): number {
  return firstPort + 10 * (1 + platforms.indexOf(platform)) + merchants.indexOf(merchant);
}

export function siteUrl(merchant: MerchantCode, platform: PlatformName = 'standard'): string {
  return `http://127.0.0.1:${sitePort(merchant, platform)}`;
}

/** The same site, its public pages rendered with what the standard platform has. */
export function contentPort(merchant: MerchantCode): number {
  return firstPort + 10 * (1 + platforms.length) + merchants.indexOf(merchant);
}

export function contentUrl(merchant: MerchantCode): string {
  return `http://127.0.0.1:${contentPort(merchant)}`;
}

export const gatewayUrl = getGatewayUrl('standard');
