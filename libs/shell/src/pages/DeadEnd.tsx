import { paths } from '@playhouse/navigation';
import { buttonClass, Icon } from '@playhouse/ui-kit';
import type { IconName } from '@playhouse/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import styles from './DeadEnd.module.css';

interface DeadEndProps {
  readonly icon: IconName;
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** Another thing to do here, before the way home. */
  readonly action: ReactNode;
}

/** A screen that cannot show what was asked for: says so and always has a way home. */
export function DeadEnd({ icon, title, text, action }: DeadEndProps) {
  return (
    <div className={styles.page}>
      <span className={styles.art}>
        <Icon name={icon} size="xl" />
      </span>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>
        {action}
        <Link to={paths.home.href()} className={buttonClass({ block: true })}>
          <FormattedMessage id="shell.error.home" />
        </Link>
      </div>
    </div>
  );
}
