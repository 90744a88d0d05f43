import { openOverlay, paths } from '@playhouse/navigation';
import { AccountFrame } from '@playhouse/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styles from './RegistrationFrame.module.css';

export interface RegistrationFrameProps {
  readonly onBack: () => void;
  /** Address of the login screen, with where to go afterwards. */
  readonly loginHref?: string;
  /** Above the card, such as announcements. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

/** Surrounds the form with the step back to home, the language, the heading and the way to login (REG-09). */
export function RegistrationFrame(props: RegistrationFrameProps) {
  const { onBack, loginHref = paths.login.href(), above, children } = props;
  const { formatMessage } = useIntl();
  return (
    <AccountFrame
      title={formatMessage({ id: 'screens.register' })}
      subtitle={<FormattedMessage id="registration.subtitle" />}
      backLabel={formatMessage({ id: 'registration.back' })}
      onBack={onBack}
      onLanguage={() => openOverlay({ kind: 'language' })}
      above={above}
      below={
        <p className={styles.login}>
          <FormattedMessage id="registration.haveAccount" />{' '}
          <Link to={loginHref} className={styles.link}>
            <FormattedMessage id="session.login" />
          </Link>
        </p>
      }
    >
      {children}
    </AccountFrame>
  );
}
