import { reach } from '@playhouse/platform';
import { Button, LoadingLabel, Spinner } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { DeadEnd } from './DeadEnd';
import styles from './DeadEnd.module.css';
import { errorMessages } from './errorMessages';
import { NotFound } from './NotFound';
import { useLostScreen } from './useLostScreen';

// A page that failed may have failed because its chunk is gone: only a fresh page helps then.
const reload = () => window.location.reload();

/** The one general error screen: what a route throws and does not handle itself ends here. */
export function ErrorScreen() {
  const error = useRouteError();
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  return isUnknown ? <NotFound /> : <LostScreen />;
}

/** Says what a screen that failed wants for, and offers to try again; without a network it comes back by itself. */
function LostScreen() {
  const found = useLostScreen(reload);
  if (found === 'looking') {
    return (
      <div className={styles.page}>
        <Spinner size="l" />
        <LoadingLabel />
      </div>
    );
  }
  const away = found === 'away';
  return (
    <DeadEnd
      icon={away ? 'offline' : 'alert'}
      title={<FormattedMessage {...(away ? errorMessages.offlineTitle : errorMessages.title)} />}
      text={<FormattedMessage {...(away ? errorMessages.offlineText : errorMessages.text)} />}
      action={
        <Button
          variant="secondary"
          block
          icon="refresh"
          // Without a network a fresh page would be none at all; found, the screen comes back by itself.
          onClick={found === 'there' ? reload : () => void reach.look()}
        >
          <FormattedMessage {...errorMessages.retry} />
        </Button>
      }
    />
  );
}
