import { paths, useScreen } from '@playhouse/navigation';
import { useSession } from '@playhouse/session';
import { hasDomain, useMerchant } from '@playhouse/whitelabel';
import { ContractPrompt } from '../contracts/ContractPrompt';
import { DownloadBar } from '../download/DownloadBar';
import { MovementStrip } from '../movements/MovementStrip';
import { OverlayHost } from '../overlays/OverlayHost';
import { AnnouncementPopup } from '../popup/AnnouncementPopup';
import { ServiceWidgets } from '../service/ServiceWidgets';
import { UpdatePrompt } from '../updates/UpdatePrompt';

/** What lies over the screens, in a chunk that is fetched once the first one is up. */
export function Extras() {
  const session = useSession();
  const hasContracts = hasDomain(useMerchant(), paths.salaryContract.domain);
  const home = useScreen()?.path === paths.home;
  return (
    <>
      <OverlayHost />
      <DownloadBar />
      <ServiceWidgets />
      {home && <AnnouncementPopup key={session?.userName ?? ''} />}
      {home && hasContracts && session !== undefined && <ContractPrompt session={session} />}
      <MovementStrip />
      <UpdatePrompt />
    </>
  );
}
