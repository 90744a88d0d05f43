import { Badge, Card, ListRow } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { entrySections } from '../logic/entries';
import type { Entry } from '../logic/entries';
import { entryNames, groupNames } from '../logic/entryNames';
import styles from './ClassicEntries.module.css';

export interface EntriesProps {
  readonly entries: readonly Entry[];
  /** A visitor's taps open the login popup, so nothing is a link (MINE-02). */
  readonly visitor: boolean;
  /** Unread messages, shown at the news. */
  readonly unread: number;
  /** An entry that is no link was pressed. */
  readonly onEntry: (entry: Entry) => void;
}

/** Where a link leads, or what a press does. */
export function getTargetProps(
  entry: Entry,
  { visitor, onEntry }: Pick<EntriesProps, 'visitor' | 'onEntry'>,
) {
  return entry.target.kind === 'link' && !visitor
    ? { to: entry.target.href }
    : { onClick: () => onEntry(entry) };
}

/** The classic member centre: a list of rows for each subject (MINE-03 to MINE-10). */
export function ClassicEntries(props: EntriesProps) {
  return (
    <div className={styles.groups}>
      {entrySections(props.entries).map(({ group, entries }) => (
        <section key={group} className={styles.group}>
          <h2 className={styles.heading}>
            <FormattedMessage id={groupNames[group]} />
          </h2>
          <Card padding="none" look="raised">
            {entries.map((entry) => (
              <Row key={entry.id} entry={entry} {...props} />
            ))}
          </Card>
        </section>
      ))}
    </div>
  );
}

function Row({ entry, unread, ...rest }: EntriesProps & { readonly entry: Entry }) {
  return (
    <ListRow
      icon={entry.icon}
      title={<FormattedMessage id={entryNames[entry.id]} />}
      end={
        entry.id === 'webEmail' &&
        unread > 0 && (
          <Badge tone="danger" look="solid">
            {unread}
          </Badge>
        )
      }
      {...getTargetProps(entry, rest)}
    />
  );
}
