import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../button/IconButton';
import { Card } from '../layout/Card';
import { Page } from '../layout/Page';
import styles from './AccountFrame.module.css';

export interface AccountFrameProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** Spoken name of the arrow, where it says more than "Back". */
  readonly backLabel?: string;
  readonly onBack: () => void;
  /** Asks for the choice of languages. */
  readonly onLanguage: () => void;
  /** Between the heading and the card, such as announcements. */
  readonly above?: ReactNode;
  /** Below the card, such as the way to the other screen. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** Surrounds the forms of visitors, whose screens have no header, with step back, language, heading and card. */
export function AccountFrame(props: AccountFrameProps) {
  const { title, subtitle, onBack, onLanguage, above, below, children } = props;
  const { formatMessage } = useIntl();
  const { backLabel = formatMessage({ id: 'ui.back' }) } = props;
  return (
    <Page title={title} hideTitle className={styles.page}>
      <div className={styles.hero}>
        <div className={styles.bar}>
          <IconButton icon="arrow-left" variant="overlay" label={backLabel} onClick={onBack} />
          <IconButton
            icon="globe"
            variant="overlay"
            label={formatMessage({ id: 'ui.language' })}
            aria-haspopup="dialog"
            onClick={onLanguage}
          />
        </div>
        <p className={styles.title} aria-hidden="true">
          {title}
        </p>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {above}
      <Card look="raised" className={styles.card}>
        {children}
      </Card>
      {below}
    </Page>
  );
}
