import { openOverlay, useScreen } from '@playhouse/navigation';
import { useOnline } from '@playhouse/platform';
import { useSession } from '@playhouse/session';
import { useMerchant } from '@playhouse/whitelabel';
import { useEffect } from 'react';
import { useAttention } from '../attention/attention';
import { useConnectivity } from '../connectivity/connectivityStore';
import { DownloadBarView } from './DownloadBarView';
import { useDownloadBar } from './useDownloadBar';
import { useOnceAVisit } from './useOnceAVisit';

const openDownload = () => openOverlay({ kind: 'download' });

/**
 * Joins the download bar to device, storage and screen; it comes on one screen of a visit, and over
 * none that is not whole for want of an answer (DL-01, DL-02).
 */
export function DownloadBar() {
  const { shortName } = useMerchant();
  const loggedIn = useSession() !== undefined;
  const screen = useScreen();
  const audience = screen?.downloadBar;
  const { shown, hide } = useDownloadBar();
  const online = useOnline();
  const lost = useConnectivity((state) => state.lost);
  const { mayOffer, offered } = useOnceAVisit(screen?.path.path);
  const isFor = audience === 'everyone' || (audience === 'members' && loggedIn);
  const isWhole = online && !lost;
  const isTurn = useAttention('app', shown && isFor && isWhole && mayOffer ? 'yes' : 'no');
  useEffect(() => {
    if (isTurn) offered();
  }, [isTurn, offered]);
  if (!isTurn) return null;
  return <DownloadBarView name={shortName} onDownload={openDownload} onClose={hide} />;
}
