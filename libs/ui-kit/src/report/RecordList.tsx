import { type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button';
import { cx } from '../cx';
import { Card } from '../layout';
import { Details, Totals } from './Details';
import type { RecordDetail } from './Details';
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
  /** Actions of the line. */
  actions?: ReactNode;
}

export interface RecordListProps {
  /** Spoken name of the list. */
  label: string;
  items: readonly RecordItem[];
  /** Figures over the whole period, above the lines. */
  totals?: readonly RecordDetail[];
  /** Loads the next page; left out when there is none. */
  onMore?: () => void;
  /** @default false */
  loadingMore?: boolean;
}

/** A report as cards that read well on a narrow screen: totals, lines, and a button for the next page. */
export function RecordList(props: RecordListProps) {
  const { label, items, totals = [], onMore, loadingMore = false } = props;
  const { formatMessage } = useIntl();
  return (
    <div className={styles.report}>
      <Totals totals={totals} />
      <ul className={styles.list} aria-label={label}>
        {items.map((item) => (
          <li key={item.id}>
            <RecordCard item={item} />
          </li>
        ))}
      </ul>
      {onMore && (
        <Button variant="secondary" block loading={loadingMore} onClick={onMore}>
          {formatMessage({ id: 'ui.more' })}
        </Button>
      )}
    </div>
  );
}

function RecordCard({ item }: { item: RecordItem }) {
  const { title, text, amount, tone = 'plain', badge, details = [], actions } = item;
  return (
    <Card padding="s">
      <div className={styles.line}>
        <div className={styles.words}>
          <span className={styles.title}>{title}</span>
          {text && <span className={styles.text}>{text}</span>}
        </div>
        <div className={styles.end}>
          {amount !== undefined && (
            <span className={cx(styles.amount, styles[tone])}>{amount}</span>
          )}
          {badge}
        </div>
      </div>
      {details.length > 0 && <Details details={details} className={styles.details} />}
      {actions && <div className={styles.actions}>{actions}</div>}
    </Card>
  );
}
