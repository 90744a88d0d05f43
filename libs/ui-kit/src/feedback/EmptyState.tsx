import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/glyphs';
import styles from './StateView.module.css';

export interface EmptyStateProps {
  /** @default "Nothing here yet" */
  title?: ReactNode;
  text?: ReactNode;
  /** @default 'search' */
  icon?: IconName;
  /** A way onwards, such as a button. */
  action?: ReactNode;
}

/** Says that there is nothing to show, and what to do about it. */
export function EmptyState({ title, text, icon = 'search', action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.art}>
        <Icon name={icon} size="xl" />
      </span>
      <p className={styles.title}>{title ?? <FormattedMessage id="ui.empty.title" />}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
