import { useOnline } from '@playhouse/platform';
import { Icon } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { messages } from '../messages';
import styles from './ConnectivityNotice.module.css';
import { useConnectivity } from './connectivityStore';

/** Tells about a missing or slow connection and goes by itself (SHELL-11). */
export function ConnectivityNotice() {
  const online = useOnline();
  const slow = useConnectivity((state) => state.slow);
  return (
    // Always there, so that screen readers announce what appears in it.
    <div className={styles.region} role="status">
      {(!online || slow) && (
        <p className={styles.notice} data-kind={online ? 'slow' : 'offline'}>
          <Icon name={online ? 'clock' : 'offline'} size="s" />
          <FormattedMessage {...(online ? messages.slow : messages.offline)} />
        </p>
      )}
    </div>
  );
}
