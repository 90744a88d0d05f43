import { useSession } from '@playhouse/session';
import { ContractPrompt } from '../contracts/ContractPrompt';
import { DownloadBar } from '../download/DownloadBar';
import { layoutOf } from '../logic/layouts';
import { OverlayHost } from '../overlays/OverlayHost';
import { AnnouncementPopup } from '../popup/AnnouncementPopup';
import { ServiceWidgets } from '../service/ServiceWidgets';
import { UpdatePrompt } from '../updates/UpdatePrompt';

/** What lies over the screens, in a chunk that is fetched once the first one is up. */
export function Extras({ pathname }: { readonly pathname: string }) {
  const session = useSession();
  const { home } = layoutOf(pathname);
  return (
    <>
      <OverlayHost />
      <DownloadBar pathname={pathname} />
      <ServiceWidgets pathname={pathname} />
      {home && <AnnouncementPopup key={session?.userName ?? ''} />}
      {home && session !== undefined && <ContractPrompt session={session} />}
      <UpdatePrompt />
    </>
  );
}
