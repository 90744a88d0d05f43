import type { Merchant } from '@playhouse/whitelabel';
import { isHostName } from '../check/isHostName';

/**
 * Every host name that a merchant is served by: its domain, the same with `www`, and those with pages of their own.
 * @throws for one that is none
 */
export function listHosts({ code, mainDomain, domainRoute }: Merchant): string[] {
  const main = mainDomain === '' ? [] : [new URL(mainDomain).hostname];
  const other = main.map((host) => (host.startsWith('www.') ? host.slice(4) : `www.${host}`));
  const hosts = new Set([...main, ...other, ...Object.keys(domainRoute)]);
  const wrong = [...hosts].find((host) => !isHostName(host));
  if (wrong !== undefined) throw new Error(`Merchant "${code}": "${wrong}" is not a host name.`);
  return [...hosts];
}

interface Hosted {
  readonly code: string;
  readonly hosts: readonly string[];
}

/** @throws when two merchants want to be served by the same host */
export function assertOwnHosts(merchants: readonly Hosted[]): void {
  const owners = new Map<string, string>();
  for (const { code, hosts } of merchants) {
    for (const host of hosts) {
      const owner = owners.get(host);
      if (owner !== undefined) throw new Error(`Both ${owner} and ${code} want the host ${host}.`);
      owners.set(host, code);
    }
  }
}
