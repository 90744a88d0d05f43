import { Button } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { DeadEnd } from './DeadEnd';
import { errorMessages } from './errorMessages';
import { NotFound } from './NotFound';

// A page that failed may have failed because its chunk is gone: only a fresh page helps then.
const reload = () => window.location.reload();

/** The one general error screen: what a route throws and does not handle itself ends here. */
export function ErrorScreen() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <DeadEnd
      icon="alert"
      title={<FormattedMessage {...errorMessages.title} />}
      text={<FormattedMessage {...errorMessages.text} />}
      action={
        <Button variant="secondary" block icon="refresh" onClick={reload}>
          <FormattedMessage {...errorMessages.retry} />
        </Button>
      }
    />
  );
}
