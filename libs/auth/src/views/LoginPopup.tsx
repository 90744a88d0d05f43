import { paths, safeReturnTo } from '@playhouse/navigation';
import { buttonClass, Dialog } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import styles from './LoginPopup.module.css';

export interface LoginPopupProps {
  readonly open: boolean;
  /** Where the login leads to; home when absent. */
  readonly returnTo?: string;
  readonly onClose: () => void;
}

/** Asks a visitor to log in or to register (LOGIN-15); needs the texts of `auth`. */
export function LoginPopup({ open, returnTo, onClose }: LoginPopupProps) {
  const query = { returnTo: safeReturnTo(returnTo) };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<FormattedMessage id="auth.popup.title" />}
      description={<FormattedMessage id="auth.popup.text" />}
    >
      <div className={styles.actions}>
        <Link
          to={paths.login.href(query)}
          className={buttonClass({ block: true })}
          onClick={onClose}
        >
          <FormattedMessage id="session.login" />
        </Link>
        <Link
          to={paths.register.href(query)}
          className={buttonClass({ variant: 'secondary', block: true })}
          onClick={onClose}
        >
          <FormattedMessage id="auth.login.register" />
        </Link>
      </div>
    </Dialog>
  );
}
