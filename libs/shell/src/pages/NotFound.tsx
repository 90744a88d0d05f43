import { paths } from '@playhouse/navigation';
import { buttonClass } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { DeadEnd } from './DeadEnd';

/** Nothing lives at this address (ROUTE-18). */
export function NotFound() {
  return (
    <DeadEnd
      icon="search"
      title={<FormattedMessage id="shell.notFound.title" />}
      text={<FormattedMessage id="shell.notFound.text" />}
      action={
        <Link
          to={paths.gameLobby.href()}
          className={buttonClass({ variant: 'secondary', block: true })}
        >
          <FormattedMessage id="shell.notFound.games" />
        </Link>
      }
    />
  );
}
