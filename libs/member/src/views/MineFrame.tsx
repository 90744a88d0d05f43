import { Page } from '@playhouse/ui-kit';
import type { ReactNode } from 'react';
import { MineHeader } from './MineHeader';
import type { MineHeaderProps } from './MineHeader';
import { ProfileCard } from './ProfileCard';
import type { ProfileCardProps } from './ProfileCard';
import styles from './MineFrame.module.css';

export interface MineFrameProps extends MineHeaderProps, ProfileCardProps {
  readonly children: ReactNode;
}

/** Header and profile on the merchant's gradient; the entries below, classic or new. */
export function MineFrame({ children, ...rest }: MineFrameProps) {
  return (
    <Page padding="none" className={styles.page}>
      <div className={styles.hero}>
        <MineHeader onBack={rest.onBack} onSettings={rest.onSettings} />
        <ProfileCard {...rest} />
      </div>
      <div className={styles.entries}>{children}</div>
    </Page>
  );
}
