/** Where the journeys' own platform and sites listen; away from the ports of `npm start`. */
export const gatewayPort = 4510;

export const merchants = ['amihanda', 'corvalume'] as const;
export type MerchantCode = (typeof merchants)[number];

export function siteUrl(merchant: MerchantCode): string {
  return `http://127.0.0.1:${4520 + merchants.indexOf(merchant)}`;
}

export const gatewayUrl = `http://127.0.0.1:${gatewayPort}`;
