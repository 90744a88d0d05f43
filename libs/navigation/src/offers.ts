import { hasDomain, useMerchant } from '@playhouse/whitelabel';
import type { DomainName, FlagName } from '@playhouse/whitelabel';
import type { Path } from './paths';

/** The merchant's settings that decide which screens it offers. */
export interface Offering {
  /** Parts of the product that the merchant has, of those it may do without. */
  readonly domains: readonly DomainName[];
  readonly flags: Readonly<Partial<Record<FlagName, boolean>>>;
}

/** Whether a merchant offers a screen: it has that part of the product, and the screen's flag is on. */
export function offersScreen(merchant: Offering, { domain, flag }: Path): boolean {
  return hasDomain(merchant, domain) && (flag === undefined || merchant.flags[flag] === true);
}

/** Whether the merchant in force offers a screen; no menu names one that is not offered. */
export function useOffersScreen(path: Path): boolean {
  return offersScreen(useMerchant(), path);
}
