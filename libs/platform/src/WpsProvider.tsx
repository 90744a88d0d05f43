import type { WpsClient } from '@playhouse/wps';
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

const WpsContext = createContext<WpsClient | undefined>(undefined);

/** Hands the platform's client to everything below. */
export function WpsProvider({ wps, children }: { wps: WpsClient; children: ReactNode }) {
  return <WpsContext value={wps}>{children}</WpsContext>;
}

/** The platform's client. @throws outside a `WpsProvider` */
export function useWps(): WpsClient {
  const wps = useContext(WpsContext);
  if (wps === undefined) throw new Error('useWps needs a <WpsProvider> above it.');
  return wps;
}
