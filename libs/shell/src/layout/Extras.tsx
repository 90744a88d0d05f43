import { paths, useScreen } from '@playhouse/navigation';
import { useSession } from '@playhouse/session';
import { fetchPart } from '@playhouse/platform';
import { useMedia } from '@playhouse/ui-kit';
import { lazy, Suspense } from 'react';
import { DownloadBar } from '../download/DownloadBar';
import { OverlayHost } from '../overlays/OverlayHost';
import { AnnouncementPopup } from '../popup/AnnouncementPopup';
import { ServiceWidgets } from '../service/ServiceWidgets';
import { UpdatePrompt } from '../updates/UpdatePrompt';

const MemberExtras = lazy(() =>
  fetchPart(async () => ({ default: (await import('./MemberExtras')).MemberExtras })),
);

const SideMenu = lazy(() =>
  fetchPart(async () => ({ default: (await import('./SideMenu')).SideMenu })),
);

/** Overlays and strips over the screens, in a chunk that is fetched once the first screen is up. */
export function Extras() {
  const session = useSession();
  const wide = useMedia('(min-width: 48em)');
  const home = useScreen()?.path === paths.home;
  return (
    <>
      <OverlayHost />
      <DownloadBar />
      <ServiceWidgets />
      {home && <AnnouncementPopup key={session?.userName ?? ''} />}
      {session !== undefined && (
        <Suspense fallback={null}>
          <MemberExtras session={session} />
        </Suspense>
      )}
      {wide && (
        <Suspense fallback={null}>
          <SideMenu />
        </Suspense>
      )}
      <UpdatePrompt />
    </>
  );
}
