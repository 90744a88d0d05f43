import type { ReactNode } from 'react';
import { cx } from '../cx';
import { Card } from '../layout';
import { Details } from './Details';
import type { RecordDetail } from './Details';
import { Reference } from './Reference';
import styles from './report.module.css';

/** One line of a report, ready to show. */
export interface RecordItem {
  id: string;
  title: ReactNode;
  /** A second, quieter line, such as the time. */
  text?: ReactNode;
  /** The figure that the line is about. */
  amount?: ReactNode;
  /** How the figure reads. @default 'plain' */
  tone?: 'plain' | 'gain' | 'loss';
  /** State of the line, such as a `Badge`. */
  badge?: ReactNode;
  /** Named values below the line. */
  details?: readonly RecordDetail[];
  /** The number that a player quotes: its end is shown, the whole of it is copied. */
  reference?: string | undefined;
  /** Actions of the line. */
  actions?: ReactNode;
}

export function RecordCard({ item }: { item: RecordItem }) {
  const { title, text, amount, tone = 'plain', badge, details = [], reference, actions } = item;
  return (
    <Card padding="s">
      <div className={styles.line}>
        <div className={styles.words}>
          <span className={styles.title}>{title}</span>
          {text && <span className={styles.text}>{text}</span>}
        </div>
        <div className={styles.end}>
          {amount !== undefined && (
            <span className={cx(styles.amount, styles[tone])} translate="no">
              {amount}
            </span>
          )}
          {badge}
        </div>
      </div>
      {details.length > 0 && <Details details={details} className={styles.details} />}
      {reference !== undefined && <Reference reference={reference} />}
      {actions && <div className={styles.actions}>{actions}</div>}
    </Card>
  );
}
