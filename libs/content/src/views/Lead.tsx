import { Icon } from '@playhouse/ui-kit';
import type { IconName } from '@playhouse/ui-kit';
import type { ReactNode } from 'react';
import styles from './Lead.module.css';

interface LeadProps {
  readonly icon: IconName;
  readonly children: ReactNode;
}

/** The brand-coloured strip under a screen's heading that says what the screen is for. */
export function Lead({ icon, children }: LeadProps) {
  return (
    <div className={styles.lead}>
      <p className={styles.text}>{children}</p>
      <Icon name={icon} size="xl" className={styles.icon} />
    </div>
  );
}
