import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button';
import { Totals } from './Details';
import type { RecordDetail } from './Details';
import { RecordCard } from './RecordCard';
import type { RecordItem } from './RecordCard';
import styles from './report.module.css';

/** Lines that follow each other and stand below one heading, such as those of a day. */
export interface RecordGroup {
  readonly day: string;
  readonly title: ReactNode;
  /** The day's own figures, written. */
  readonly sums?: ReactNode;
  /** How many of the lines it holds. */
  readonly size: number;
}

export interface RecordListProps {
  /** Spoken name of the list. */
  label: string;
  items: readonly RecordItem[];
  /** Together they hold all lines, in order; left out for a list in one piece. */
  groups?: readonly RecordGroup[] | undefined;
  /** Figures over the whole period, above the lines. */
  totals?: readonly RecordDetail[];
  /** Loads the next page; left out when there is none. */
  onMore?: () => void;
  /** @default false */
  loadingMore?: boolean;
}

/** A report as cards that read well on a narrow screen: totals, lines, and a button for the next page. */
export function RecordList(props: RecordListProps) {
  const { label, items, groups, totals = [], onMore, loadingMore = false } = props;
  const { formatMessage } = useIntl();
  return (
    <div className={styles.report}>
      <Totals totals={totals} />
      {groups ? (
        <Groups label={label} items={items} groups={groups} />
      ) : (
        <Lines label={label} items={items} />
      )}
      {onMore && (
        <Button variant="secondary" block loading={loadingMore} onClick={onMore}>
          {formatMessage({ id: 'ui.more' })}
        </Button>
      )}
    </div>
  );
}

interface GroupsProps extends Pick<RecordListProps, 'label' | 'items'> {
  readonly groups: readonly RecordGroup[];
}

function Groups({ label, items, groups }: GroupsProps) {
  const starts = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, { size }) => sum + size, 0),
  );
  return (
    <div className={styles.groups} role="group" aria-label={label}>
      {groups.map(({ day, title, sums, size }, at) => {
        const start = starts[at] ?? 0;
        return (
          <section key={day} className={styles.group} aria-labelledby={`day-${day}`}>
            <header className={styles.dayLine}>
              <h2 id={`day-${day}`} className={styles.day}>
                {title}
              </h2>
              {sums !== undefined && <span className={styles.daySums}>{sums}</span>}
            </header>
            <Lines labelledBy={`day-${day}`} items={items.slice(start, start + size)} />
          </section>
        );
      })}
    </div>
  );
}

interface LinesProps {
  readonly label?: string;
  readonly labelledBy?: string;
  readonly items: readonly RecordItem[];
}

function Lines({ label, labelledBy, items }: LinesProps) {
  return (
    <ul className={styles.list} aria-label={label} aria-labelledby={labelledBy}>
      {items.map((item) => (
        <li key={item.id}>
          <RecordCard item={item} />
        </li>
      ))}
    </ul>
  );
}
