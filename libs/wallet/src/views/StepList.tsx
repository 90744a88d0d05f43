import type { MessageId } from '@playhouse/i18n';
import { cx, Icon } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import styles from './StepList.module.css';

export interface StepListProps {
  /** Spoken name of the way. */
  readonly label: string;
  readonly steps: readonly MessageId[];
  /** How many are done; the next one is the present one. */
  readonly done: number;
  /** The way ended at the present step. @default false */
  readonly stopped?: boolean;
}

/** The steps of a way, and how far it has come. */
export function StepList({ label, steps, done, stopped = false }: StepListProps) {
  return (
    <div className={styles.frame}>
      <ol className={styles.steps} aria-label={label}>
        {steps.map((name, index) => {
          const isDone = index < done;
          const current = index === done;
          return (
            <li
              key={name}
              className={cx(
                styles.step,
                isDone && styles.done,
                current && (stopped ? styles.stopped : styles.current),
              )}
              aria-current={current ? 'step' : undefined}
            >
              <span className={styles.dot}>
                {isDone && <Icon name="check" size="s" />}
                {current && stopped && <Icon name="close" size="s" />}
              </span>
              <FormattedMessage id={name} />
            </li>
          );
        })}
      </ol>
    </div>
  );
}
