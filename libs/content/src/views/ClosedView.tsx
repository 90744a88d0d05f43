import { Icon } from '@playhouse/ui-kit';
import type { IconName } from '@playhouse/ui-kit';
import { useMerchant } from '@playhouse/whitelabel';
import type { ReactNode } from 'react';
import styles from './ClosedView.module.css';

interface ClosedViewProps {
  readonly icon: IconName;
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly children?: ReactNode;
}

/** A whole screen that tells why the site cannot be used now; it needs no router. */
export function ClosedView({ icon, title, text, children }: ClosedViewProps) {
  const { name } = useMerchant();
  return (
    <div className={styles.page}>
      <span className={styles.logo} role="img" aria-label={name} />
      <span className={styles.art}>
        <Icon name={icon} size="xl" />
      </span>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}
