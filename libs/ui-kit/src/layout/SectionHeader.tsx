import type { ReactNode } from 'react';
import { Icon } from '../icon';
import type { IconName } from '../icon';
import styles from './SectionHeader.module.css';
import { SeeAllLink } from './SeeAllLink';

export interface SectionHeaderProps {
  title: ReactNode;
  icon?: IconName;
  /** Where "See all" leads; left out when there is no more to see. */
  href?: string | undefined;
}

/** Heading of a part of a screen, with the way to all of it. */
export function SectionHeader({ title, icon, href }: SectionHeaderProps) {
  return (
    <div className={styles.header}>
      <h2 className={styles.title}>
        {icon && <Icon name={icon} className={styles.icon} />}
        {title}
      </h2>
      {href !== undefined && <SeeAllLink to={href} />}
    </div>
  );
}
