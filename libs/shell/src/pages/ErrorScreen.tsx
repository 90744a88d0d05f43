import { reach } from '@playhouse/platform';
import { Button, LoadingLabel, Spinner } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { DeadEnd } from './DeadEnd';
import styles from './DeadEnd.module.css';
import { useLostScreen } from './useLostScreen';

// A page that failed may have failed because its chunk is gone: only a fresh page helps then.
const reload = () => window.location.reload();

/**
 * The one general error screen: says what a screen that failed wants for, and offers to try again; without a network
 * it comes back by itself.
 */
export function ErrorScreen() {
  const found = useLostScreen(reload);
  if (found === 'looking') {
    return (
      <div className={styles.page} aria-busy="true">
        <Spinner size="l" />
        <LoadingLabel />
      </div>
    );
  }
  const away = found === 'away';
  return (
    <DeadEnd
      icon={away ? 'offline' : 'alert'}
      title={<FormattedMessage id={away ? 'shell.error.offlineTitle' : 'shell.error.title'} />}
      text={<FormattedMessage id={away ? 'shell.error.offlineText' : 'shell.error.text'} />}
      action={
        <Button
          variant="secondary"
          block
          icon="refresh"
          // Without a network a fresh page would be none at all; found, the screen comes back by itself.
          onClick={found === 'there' ? reload : () => void reach.look()}
        >
          <FormattedMessage id="ui.retry" />
        </Button>
      }
    />
  );
}
