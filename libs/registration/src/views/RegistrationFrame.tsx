import { openOverlay, paths } from '@playhouse/navigation';
import { Card, IconButton, Page } from '@playhouse/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { pageMessages } from '../messages';
import styles from './RegistrationFrame.module.css';

export interface RegistrationFrameProps {
  readonly onBack: () => void;
  /** Address of the login screen, with where to go afterwards. */
  readonly loginHref?: string;
  /** Above the card, such as announcements. */
  readonly above?: ReactNode;
  /** Below the form, such as external accounts. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** What surrounds the form: the step back to home, the language, the heading and the way to login (REG-09). */
export function RegistrationFrame(props: RegistrationFrameProps) {
  const { onBack, loginHref = paths.login.href(), above, below, children } = props;
  const { formatMessage } = useIntl();
  return (
    <Page title={formatMessage(pageMessages.title)} hideTitle className={styles.page}>
      <div className={styles.hero}>
        <div className={styles.bar}>
          <IconButton
            icon="arrow-left"
            variant="overlay"
            label={formatMessage(pageMessages.back)}
            onClick={onBack}
          />
          <IconButton
            icon="globe"
            variant="overlay"
            label={formatMessage(pageMessages.language)}
            aria-haspopup="dialog"
            onClick={() => openOverlay({ kind: 'language' })}
          />
        </div>
        <p className={styles.title} aria-hidden="true">
          <FormattedMessage {...pageMessages.title} />
        </p>
        <p className={styles.subtitle}>
          <FormattedMessage {...pageMessages.subtitle} />
        </p>
      </div>
      {above}
      <Card look="raised">
        {children}
        {below}
      </Card>
      <p className={styles.login}>
        <FormattedMessage {...pageMessages.haveAccount} />{' '}
        <Link to={loginHref} className={styles.link}>
          <FormattedMessage {...pageMessages.login} />
        </Link>
      </p>
    </Page>
  );
}
