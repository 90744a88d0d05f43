import { activeLanguage, catalogues } from '@playhouse/i18n';
import { useWps } from '@playhouse/platform';
import { useMerchant } from '@playhouse/whitelabel';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { getStartup } from '../logic/startup';
import { systemStatusOptions } from '../queries';

const ClosedScreen = lazy(async () => {
  const [{ ClosedScreen: screen }] = await Promise.all([
    import('./ClosedScreen'),
    catalogues.load(['content'], activeLanguage()),
  ]);
  return { default: screen };
});

/**
 * Lets the site through unless the platform or the merchant's configuration closes it (START-01).
 * While the platform has not answered, and when it cannot, the site is open: it is prerendered so.
 */
export function StartupGate({ children }: { readonly children: ReactNode }) {
  const { maintenance, regionRestriction } = useMerchant();
  const { data } = useQuery(systemStatusOptions(useWps()));
  const startup = getStartup(data?.status, {
    maintenance: maintenance.active,
    restricted: regionRestriction.active,
  });
  if (startup === 'normal') return children;
  return (
    <Suspense fallback={null}>
      <ClosedScreen
        reason={startup}
        until={data?.maintenanceEnd ?? maintenance.until}
        contactUrl={data?.contactUrl ?? regionRestriction.contact}
      />
    </Suspense>
  );
}
