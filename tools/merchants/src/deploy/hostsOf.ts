import type { Merchant } from '@playhouse/whitelabel';

/** Every host name that a merchant is served by: its domain, the same with `www`, and those with pages of their own. */
export function hostsOf({ mainDomain, domainRoute }: Merchant): string[] {
  const main = mainDomain === '' ? [] : [new URL(mainDomain).hostname];
  const whole = main.map((host) => (host.startsWith('www.') ? host.slice(4) : `www.${host}`));
  return [...new Set([...main, ...whole, ...Object.keys(domainRoute)])].map((host) =>
    host.toLowerCase(),
  );
}
