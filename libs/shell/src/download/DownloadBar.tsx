import { openOverlay } from '@playhouse/navigation';
import { useSession } from '@playhouse/session';
import { useMerchant } from '@playhouse/whitelabel';
import { layoutOf } from '../logic/layouts';
import { DownloadBarView } from './DownloadBarView';
import { showsDownloadBar } from './downloadBarRule';
import { useDownloadBar } from './useDownloadBar';

const openDownload = () => openOverlay({ kind: 'download' });

/** Joins the download bar to device, storage and screen (DL-01, DL-02). */
export function DownloadBar({ pathname }: { readonly pathname: string }) {
  const { shortName } = useMerchant();
  const session = useSession();
  const { shown, hide } = useDownloadBar();
  const { home } = layoutOf(pathname);
  if (!shown || !showsDownloadBar({ pathname, home }, session !== undefined)) return null;
  return <DownloadBarView name={shortName} onDownload={openDownload} onClose={hide} />;
}
