import { paths } from '@playhouse/navigation';
import { buttonClass } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { DeadEnd } from './DeadEnd';
import { errorMessages } from './errorMessages';

/** Nothing lives at this address (ROUTE-18). */
export function NotFound() {
  return (
    <DeadEnd
      icon="search"
      title={<FormattedMessage {...errorMessages.missingTitle} />}
      text={<FormattedMessage {...errorMessages.missingText} />}
      action={
        <Link
          to={paths.gameLobby.href()}
          className={buttonClass({ variant: 'secondary', block: true })}
        >
          <FormattedMessage {...errorMessages.missingGames} />
        </Link>
      }
    />
  );
}
