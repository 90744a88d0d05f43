import { paths } from '@playhouse/navigation';
import { Button, buttonClass } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import styles from './OtherWay.module.css';

export interface OtherWayProps {
  /** Shows the form for a code; without it a new password is the way. */
  readonly onCode: (() => void) | undefined;
}

/** Leads a member in where too many passwords have been tried, by whomever (LOGIN-03). */
export function OtherWay({ onCode }: OtherWayProps) {
  return (
    <div className={styles.way}>
      <p className={styles.text} role="status">
        <FormattedMessage id="auth.login.tooMany" />
      </p>
      {onCode ? (
        <Button variant="secondary" block onClick={onCode}>
          <FormattedMessage id="auth.login.byCode" />
        </Button>
      ) : (
        <Link
          to={paths.forget.href()}
          className={buttonClass({ variant: 'secondary', block: true })}
        >
          <FormattedMessage id="auth.login.byNewPassword" />
        </Link>
      )}
    </div>
  );
}
