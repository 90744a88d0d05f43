import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../button/Button';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/glyphs';
import styles from './StateView.module.css';

export interface ErrorStateProps {
  /** @default "This couldn't open" */
  title?: ReactNode;
  /** The failure in the player's words. */
  text: ReactNode;
  /** A code that the player can quote to customer service. */
  reference?: string;
  /** Repeats what failed. Leave out only when repeating cannot help. */
  retry?: (() => void) | undefined;
  /** @default 'alert' */
  icon?: IconName;
  /** Another way onwards beside the retry. */
  action?: ReactNode;
}

/** Says what went wrong and offers a way on; announced when it appears. */
export function ErrorState(props: ErrorStateProps) {
  const { title, text, reference, retry, icon = 'alert', action } = props;
  return (
    <div className={styles.state} role="alert">
      <span className={`${styles.art} ${styles.danger}`}>
        <Icon name={icon} size="xl" />
      </span>
      <p className={styles.title}>{title ?? <FormattedMessage id="ui.error.title" />}</p>
      <p className={styles.text}>{text}</p>
      {reference && (
        <p className={styles.reference}>
          <FormattedMessage id="ui.error.reference" values={{ reference }} />
        </p>
      )}
      {(retry || action) && (
        <div className={styles.action}>
          {retry && (
            <Button variant="secondary" icon="refresh" onClick={retry}>
              <FormattedMessage id="ui.retry" />
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
