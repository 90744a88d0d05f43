import { paths } from '@playhouse/navigation';
import { Button, buttonClass } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { loginMessages } from '../messages/loginMessages';
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
        <FormattedMessage {...loginMessages.tooMany} />
      </p>
      {onCode ? (
        <Button variant="secondary" block onClick={onCode}>
          <FormattedMessage {...loginMessages.byCode} />
        </Button>
      ) : (
        <Link
          to={paths.forget.href()}
          className={buttonClass({ variant: 'secondary', block: true })}
        >
          <FormattedMessage {...loginMessages.byNewPassword} />
        </Link>
      )}
    </div>
  );
}
