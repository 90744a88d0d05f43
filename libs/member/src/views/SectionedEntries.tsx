import type { MessageId } from '@playhouse/i18n';
import { Badge, Card, Icon } from '@playhouse/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { entrySections } from '../logic/entries';
import type { Entry, EntryGroup } from '../logic/entries';
import { entryNames } from '../logic/entryNames';
import { getTargetProps } from './ClassicEntries';
import type { EntriesProps } from './ClassicEntries';
import styles from './SectionedEntries.module.css';

/** Headings of the new member centre's sections (MINE-10). */
const groupNames: Readonly<Record<EntryGroup, MessageId>> = {
  money: 'member.group.money',
  records: 'member.group.records',
  rewards: 'member.group.rewards',
  account: 'member.group.account',
  help: 'member.group.help',
};

/** The new member centre: money at the top, the rest as tiles by subject (MINE-10). */
export function SectionedEntries(props: EntriesProps) {
  const { formatMessage } = useIntl();
  const money = props.entries.filter((entry) => entry.group === 'money');
  return (
    <>
      <Card look="raised" padding="s">
        <ul className={styles.money} aria-label={formatMessage({ id: 'member.group.money' })}>
          {money.map((entry) => (
            <Tile key={entry.id} entry={entry} {...props} />
          ))}
        </ul>
      </Card>
      {entrySections(props.entries).map(({ group, entries }) => (
        <section key={group}>
          <h2 className={styles.heading}>
            <FormattedMessage id={groupNames[group]} />
          </h2>
          <Card padding="s">
            <ul className={styles.grid}>
              {entries.map((entry) => (
                <Tile key={entry.id} entry={entry} {...props} />
              ))}
            </ul>
          </Card>
        </section>
      ))}
    </>
  );
}

function Tile({ entry, unread, ...rest }: EntriesProps & { readonly entry: Entry }) {
  const { to, onClick } = { to: undefined, onClick: undefined, ...getTargetProps(entry, rest) };
  const content = (
    <>
      <span className={styles.icon}>
        <Icon name={entry.icon} />
        {entry.id === 'webEmail' && unread > 0 && (
          <Badge tone="danger" look="solid" className={styles.badge}>
            {unread}
          </Badge>
        )}
      </span>
      <span className={styles.label}>
        <FormattedMessage id={entryNames[entry.id]} />
      </span>
    </>
  );
  return (
    <li className={styles.item}>
      {to === undefined ? (
        <button type="button" className={styles.tile} onClick={onClick}>
          {content}
        </button>
      ) : (
        <Link to={to} className={styles.tile}>
          {content}
        </Link>
      )}
    </li>
  );
}
