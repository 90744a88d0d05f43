import type { Merchant } from '@playhouse/whitelabel';
import { listHostNames } from '../check/hosts';
import { isHostName } from '../check/isHostName';

/** The host names that a merchant is served by. @throws for one that is none */
export function listHosts(merchant: Merchant): string[] {
  const hosts = listHostNames(merchant);
  const wrong = hosts.find((host) => !isHostName(host));
  if (wrong !== undefined)
    throw new Error(`Merchant "${merchant.code}": "${wrong}" is not a host name.`);
  return hosts;
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
