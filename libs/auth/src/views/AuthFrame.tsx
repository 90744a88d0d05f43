import { openOverlay } from '@playhouse/navigation';
import { Card, IconButton, Page } from '@playhouse/ui-kit';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { frameMessages } from '../messages/frameMessages';
import styles from './AuthFrame.module.css';

export interface AuthFrameProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly onBack: () => void;
  /** Below the card, such as the navigation strip. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** What surrounds the forms of visitors, whose screens have no header: step back, language, heading, card. */
export function AuthFrame({ title, subtitle, onBack, below, children }: AuthFrameProps) {
  const { formatMessage } = useIntl();
  return (
    <Page title={title} hideTitle className={styles.page}>
      <div className={styles.hero}>
        <div className={styles.bar}>
          <IconButton
            icon="arrow-left"
            variant="overlay"
            label={formatMessage(frameMessages.back)}
            onClick={onBack}
          />
          <IconButton
            icon="globe"
            variant="overlay"
            label={formatMessage(frameMessages.language)}
            aria-haspopup="dialog"
            onClick={() => openOverlay({ kind: 'language' })}
          />
        </div>
        <p className={styles.title} aria-hidden="true">
          {title}
        </p>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      <Card look="raised" className={styles.card}>
        {children}
      </Card>
      {below}
    </Page>
  );
}
