import { canonicalPath, listAddresses, paths } from '@playhouse/navigation';
import type { Screen } from '@playhouse/navigation';

/** The screens' addresses that a server must know, all in the form of `canonicalPath`. */
export interface SiteAddresses {
  /** Where home is shown (ROUTE-01). */
  readonly home: readonly string[];
  /** Addresses that look like files and are pages (ROUTE-01, ROUTE-02). */
  readonly files: readonly string[];
  /** Where a screen may stand that arrives with its content. */
  readonly documents: readonly string[];
}

/** Sorts the addresses of the screens by what a server answers at them. */
export function siteAddresses(screens: readonly Screen[]): SiteAddresses {
  const canonical = (some: readonly Screen[]) => some.flatMap(listAddresses).map(canonicalPath);
  return {
    home: canonical(screens.filter(({ path }) => path === paths.home)),
    documents: canonical(screens.filter(({ document }) => document !== undefined)),
    files: canonical(screens).filter((address) => /\.[a-z0-9]+$/.test(address)),
  };
}
