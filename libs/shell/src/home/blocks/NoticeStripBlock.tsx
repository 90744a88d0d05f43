import { openOverlay } from '@playhouse/navigation';
import { useMerchant } from '@playhouse/whitelabel';
import { useRef } from 'react';
import { useAttention } from '../../attention/attention';
import { useInSight } from '../../hooks/useInSight';
import { NoticeStrip } from '../views/NoticeStrip';

const openDownload = () => openOverlay({ kind: 'download' });

/** The strip that offers the app; the bar that does so too waits until it is out of sight. */
export function NoticeStripBlock() {
  const frame = useRef<HTMLDivElement>(null);
  useAttention('strip', useInSight(frame) ? 'yes' : 'no');
  return (
    <div ref={frame} data-line="app">
      <NoticeStrip name={useMerchant().shortName} onDownload={openDownload} />
    </div>
  );
}
