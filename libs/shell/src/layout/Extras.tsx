import { activeLanguage, catalogues } from '@playhouse/i18n';
import { paths, useScreen } from '@playhouse/navigation';
import { fetchPart } from '@playhouse/platform';
import { useSession } from '@playhouse/session';
import { hasDomain, useMerchant } from '@playhouse/whitelabel';
import { lazy, Suspense } from 'react';
import { ContractPrompt } from '../contracts/ContractPrompt';
import { DownloadBar } from '../download/DownloadBar';
import { OverlayHost } from '../overlays/OverlayHost';
import { AnnouncementPopup } from '../popup/AnnouncementPopup';
import { UpdatePrompt } from '../updates/UpdatePrompt';

// Named in the words of the content library, which home itself does without.
const ServiceWidgets = lazy(() =>
  fetchPart(async () => {
    const [widgets] = await Promise.all([
      import('../service/ServiceWidgets'),
      catalogues.load(['content'], activeLanguage()),
    ]);
    return { default: widgets.ServiceWidgets };
  }),
);

/** What lies over the screens, in a chunk that is fetched once the first one is up. */
export function Extras() {
  const session = useSession();
  const hasContracts = hasDomain(useMerchant(), paths.salaryContract.domain);
  const home = useScreen()?.path === paths.home;
  return (
    <>
      <OverlayHost />
      <DownloadBar />
      <Suspense fallback={null}>
        <ServiceWidgets />
      </Suspense>
      {home && <AnnouncementPopup key={session?.userName ?? ''} />}
      {home && hasContracts && session !== undefined && <ContractPrompt session={session} />}
      <UpdatePrompt />
    </>
  );
}
