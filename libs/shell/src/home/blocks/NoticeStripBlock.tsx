import { openOverlay } from '@playhouse/navigation';
import { useMerchant } from '@playhouse/whitelabel';
import { NoticeStrip } from '../views/NoticeStrip';

const openDownload = () => openOverlay({ kind: 'download' });

/** The strip that offers the app. */
export function NoticeStripBlock() {
  return <NoticeStrip name={useMerchant().shortName} onDownload={openDownload} />;
}
