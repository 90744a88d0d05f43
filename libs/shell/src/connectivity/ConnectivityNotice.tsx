import { useOnline } from '@playhouse/platform';
import { Icon } from '@playhouse/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { toAgo } from '../logic/ago';
import { useTellHeight } from '../hooks/useTellHeight';
import styles from './ConnectivityNotice.module.css';
import { useConnectivity } from './connectivityStore';

/** Tells about a missing or slow connection and goes by itself (SHELL-11, PWA-01). */
export function ConnectivityNotice() {
  const online = useOnline();
  const { slow, lobbyAge } = useConnectivity();
  const offline = !online || lobbyAge !== undefined;
  const isShown = offline || slow;
  const region = useTellHeight('--notice-height', isShown);
  return (
    // Always there, so that screen readers announce what appears in it.
    <div ref={region} className={styles.region} role="status" aria-live="polite">
      {isShown && (
        <p className={styles.notice} data-kind={offline ? 'offline' : 'slow'}>
          <Icon name={offline ? 'offline' : 'clock'} size="s" />
          {lobbyAge === undefined ? (
            <FormattedMessage id={offline ? 'shell.connection.offline' : 'shell.connection.slow'} />
          ) : (
            <OldLobby online={online} age={lobbyAge} />
          )}
        </p>
      )}
    </div>
  );
}

interface OldLobbyProps {
  /** Whether there is a network: then it is the platform that does not answer. */
  readonly online: boolean;
  /** In milliseconds. */
  readonly age: number;
}

function OldLobby({ online, age }: OldLobbyProps) {
  const { value, unit } = toAgo(age);
  const ago = useIntl().formatRelativeTime(-value, unit);
  return (
    <FormattedMessage
      id={online ? 'shell.connection.lobbyOld' : 'shell.connection.lobbyKept'}
      values={{ ago }}
    />
  );
}
