import { useWps } from '@playhouse/platform';
import { MerchantProvider } from '@playhouse/whitelabel';
import { useEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { MerchantStore } from './merchantStore';
import { whenReady } from './pageReadiness';

export interface RuntimeMerchantProps {
  readonly store: MerchantStore;
  readonly children: ReactNode;
}

/** The merchant in force: the baked config at once, the platform's overrides when they arrive (WL-02). */
export function RuntimeMerchant({ store, children }: RuntimeMerchantProps) {
  const wps = useWps();
  const merchant = useSyncExternalStore(store.subscribe, store.get, store.get);
  useEffect(() => {
    const leaving = new AbortController();
    whenReady()
      .then(() => import('./later'))
      .then(({ systemWhitelabel }) => systemWhitelabel(wps, leaving.signal))
      .then(store.override)
      // The baked config stays in force.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [wps, store]);
  return <MerchantProvider merchant={merchant}>{children}</MerchantProvider>;
}
