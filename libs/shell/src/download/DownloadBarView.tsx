import { Button, IconButton } from '@playhouse/ui-kit';
import { merchantAssets } from '@playhouse/whitelabel';
import { FormattedMessage, useIntl } from 'react-intl';
import { homeMessages } from '../home/homeMessages';
import styles from './DownloadBarView.module.css';
import { downloadBarMessages } from './downloadBarMessages';

interface DownloadBarViewProps {
  /** The site's short name. */
  readonly name: string;
  readonly onDownload: () => void;
  readonly onClose: () => void;
}

/** The bar above the footer that offers the app (DL-01). */
export function DownloadBarView({ name, onDownload, onClose }: DownloadBarViewProps) {
  const intl = useIntl();
  return (
    <aside className={styles.bar} data-download-bar="">
      <img className={styles.icon} src={merchantAssets.icon} alt="" width="40" height="40" />
      <span className={styles.words}>
        <strong>
          <FormattedMessage {...homeMessages.appTitle} values={{ name }} />
        </strong>
        <span className={styles.line}>
          <FormattedMessage {...homeMessages.appText} />
        </span>
      </span>
      <Button size="s" onClick={onDownload}>
        <FormattedMessage {...homeMessages.download} />
      </Button>
      <IconButton
        icon="close"
        iconSize="s"
        label={intl.formatMessage(downloadBarMessages.close)}
        onClick={onClose}
      />
    </aside>
  );
}
