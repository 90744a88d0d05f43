import { paths, safeReturnTo } from '@playhouse/navigation';
import { buttonClass } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import styles from './AccountDoors.module.css';

export interface AccountDoorsProps {
  /** Where both lead in the end; home when absent. */
  readonly returnTo?: string | undefined;
  readonly onFollow?: () => void;
}

/** The two ways to an account, and from there to what the player wanted (LOGIN-15, TRIAL-01). */
export function AccountDoors({ returnTo, onFollow }: AccountDoorsProps) {
  const query = { returnTo: safeReturnTo(returnTo) };
  return (
    <div className={styles.doors}>
      <Link
        to={paths.register.href(query)}
        className={buttonClass({ block: true })}
        onClick={onFollow}
      >
        <FormattedMessage id="session.createAccount" />
      </Link>
      <Link
        to={paths.login.href(query)}
        className={buttonClass({ variant: 'secondary', block: true })}
        onClick={onFollow}
      >
        <FormattedMessage id="session.login" />
      </Link>
    </div>
  );
}
