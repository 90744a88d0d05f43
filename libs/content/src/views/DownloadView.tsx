import { Page, QrCode } from '@playhouse/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DownloadLinks, InstallGuide as Guide } from '../logic/download';
import { DownloadChoices } from './DownloadChoices';
import styles from './DownloadView.module.css';
import { Lead } from './Lead';

interface DownloadViewProps {
  readonly name: string;
  readonly links: DownloadLinks;
  readonly guide: Guide | undefined;
  /** Address for the QR code, shown to those who are not on a phone. */
  readonly qrUrl: string | undefined;
}

/** The download screen (ROUTE-19, DL-03). */
export function DownloadView({ name, links, guide, qrUrl }: DownloadViewProps) {
  const intl = useIntl();
  const caption = intl.formatMessage({ id: 'content.download.scan' });
  return (
    <Page title={intl.formatMessage({ id: 'content.download.title' }, { name })}>
      <Lead icon="phone">
        <FormattedMessage id="content.download.text" />
      </Lead>
      <DownloadChoices links={links} guide={guide} />
      {qrUrl !== undefined && (
        <figure className={styles.qr}>
          <QrCode value={qrUrl} label={caption} />
          <figcaption>{caption}</figcaption>
        </figure>
      )}
    </Page>
  );
}
