import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Icon } from '../icon';
import type { IconName } from '../icon';
import styles from './SectionHeader.module.css';

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
      {href !== undefined && (
        <Link to={href} className={styles.all}>
          <FormattedMessage id="ui.section.all" />
          <Icon name="chevron-right" size="s" />
        </Link>
      )}
    </div>
  );
}
