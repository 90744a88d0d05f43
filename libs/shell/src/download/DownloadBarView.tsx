import { Button, IconButton } from '@playhouse/ui-kit';
import { merchantAssets } from '@playhouse/whitelabel';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './DownloadBarView.module.css';

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
          <FormattedMessage
            id="shell.strip.title"
            values={{ name: <span translate="no">{name}</span> }}
          />
        </strong>
        <span className={styles.line}>
          <FormattedMessage id="shell.strip.text" />
        </span>
      </span>
      <Button size="s" onClick={onDownload}>
        <FormattedMessage id="shell.download.button" />
      </Button>
      <IconButton
        icon="close"
        iconSize="s"
        label={intl.formatMessage({ id: 'shell.downloadBar.close' })}
        onClick={onClose}
      />
    </aside>
  );
}
