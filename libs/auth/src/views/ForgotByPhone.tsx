import { paths } from '@playhouse/navigation';
import { buttonClass } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { passwordMessages } from '../messages/passwordMessages';
import styles from './form.module.css';

/** Leads to the screen that sets a password by SMS code (ROUTE-04). */
export function ForgotByPhone() {
  return (
    <div className={styles.form}>
      <p className={styles.text}>
        <FormattedMessage {...passwordMessages.byPhoneText} />
      </p>
      <Link to={paths.findPassword.href()} className={buttonClass({ size: 'l', block: true })}>
        <FormattedMessage {...passwordMessages.goOn} />
      </Link>
    </div>
  );
}
