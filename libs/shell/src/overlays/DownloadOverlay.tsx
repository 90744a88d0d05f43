import { DownloadChoices, useDownload } from '@playhouse/content';
import { Sheet } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import type { OverlayProps } from './OverlayHost';

/** The download popup (DL-03). */
export function DownloadOverlay({ open, onClose }: OverlayProps) {
  const { links, guide } = useDownload();
  return (
    <Sheet open={open} onClose={onClose} title={<FormattedMessage id="shell.menu.app" />}>
      <DownloadChoices links={links} guide={guide} />
    </Sheet>
  );
}
