import { Icon } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import styles from './NoticeStrip.module.css';

interface NoticeStripProps {
  readonly name: string;
  readonly onDownload: () => void;
}

/** The strip with the pulsing download button (HOME-03). */
export function NoticeStrip({ name, onDownload }: NoticeStripProps) {
  return (
    <section className={styles.strip}>
      <span className={styles.words}>
        <FormattedMessage
          id="shell.strip.title"
          values={{ name: <span translate="no">{name}</span> }}
        />
      </span>
      <button type="button" className={styles.button} onClick={onDownload}>
        <Icon name="download" size="s" />
        <FormattedMessage id="shell.download.button" />
      </button>
    </section>
  );
}
