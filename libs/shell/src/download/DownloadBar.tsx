import { openOverlay, useScreen } from '@playhouse/navigation';
import { useSession } from '@playhouse/session';
import { useMerchant } from '@playhouse/whitelabel';
import { DownloadBarView } from './DownloadBarView';
import { useDownloadBar } from './useDownloadBar';

const openDownload = () => openOverlay({ kind: 'download' });

/** Joins the download bar to device, storage and screen (DL-01, DL-02). */
export function DownloadBar() {
  const { shortName } = useMerchant();
  const loggedIn = useSession() !== undefined;
  const audience = useScreen()?.downloadBar;
  const { shown, hide } = useDownloadBar();
  const offered = audience === 'everyone' || (audience === 'members' && loggedIn);
  if (!shown || !offered) return null;
  return <DownloadBarView name={shortName} onDownload={openDownload} onClose={hide} />;
}
