import { paths } from '@playhouse/navigation';
import { Icon } from '@playhouse/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styles from './LoginStrip.module.css';

export interface LoginStripProps {
  /** Where a registration leads back to; absent for home. */
  readonly returnTo?: string;
  readonly onService: () => void;
}

/** The four ways onwards below the login form (LOGIN-08). */
export function LoginStrip({ returnTo, onService }: LoginStripProps) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage({ id: 'auth.login.strip' })} className={styles.strip}>
      <Link to={paths.home.href()} className={styles.item}>
        <Icon name="home" />
        <FormattedMessage id="auth.login.home" />
      </Link>
      <Link to={paths.register.href({ returnTo })} className={styles.item}>
        <Icon name="user-plus" />
        <FormattedMessage id="auth.login.register" />
      </Link>
      <Link to={paths.forget.href()} className={styles.item}>
        <Icon name="lock" />
        <FormattedMessage id="screens.forget" />
      </Link>
      <button type="button" className={styles.item} onClick={onService}>
        <Icon name="headset" />
        <FormattedMessage id="auth.login.service" />
      </button>
    </nav>
  );
}
