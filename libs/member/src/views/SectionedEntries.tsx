import { Badge, Card, Icon } from '@playhouse/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { entrySections } from '../logic/entries';
import type { Entry } from '../logic/entries';
import { entryNames, groupNames } from '../logic/entryNames';
import { getTargetProps } from './ClassicEntries';
import type { EntriesProps } from './ClassicEntries';
import styles from './SectionedEntries.module.css';

/** The new member centre: money at the top, the rest as tiles by subject (MINE-10). */
export function SectionedEntries(props: EntriesProps) {
  const { formatMessage } = useIntl();
  const sections = entrySections(props.entries);
  const money = sections.find(({ group }) => group === 'money');
  const others = sections.filter((section) => section !== money);
  return (
    <>
      <Card look="raised" padding="s">
        <ul className={styles.money} aria-label={formatMessage({ id: 'member.group.money' })}>
          {money?.entries.map((entry) => (
            <Tile key={entry.id} entry={entry} {...props} />
          ))}
        </ul>
      </Card>
      <div className={styles.sections}>
        {others.map(({ group, entries }) => (
          <section key={group} className={styles.section}>
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
      </div>
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
