import type { MessageId } from '@playhouse/i18n';
import { Icon } from '@playhouse/ui-kit';
import type { IconName } from '@playhouse/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import styles from './MenuView.module.css';

/** One entry: a link of the site with `to`, else a button. */
export interface MenuEntry {
  readonly icon: IconName;
  readonly label: MessageId;
  /** Quieter text at the end of the line, such as the present language. */
  readonly end?: ReactNode;
  readonly to?: string;
  readonly onClick?: () => void;
}

/** The entries of the popup menu. */
export function MenuList({ entries }: { readonly entries: readonly MenuEntry[] }) {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.label}>
          {entry.to === undefined ? (
            <button type="button" className={styles.entry} onClick={entry.onClick}>
              <EntryContent {...entry} />
            </button>
          ) : (
            <Link to={entry.to} className={styles.entry}>
              <EntryContent {...entry} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function EntryContent({ icon, label, end }: MenuEntry) {
  return (
    <>
      <Icon name={icon} />
      <span className={styles.text}>
        <FormattedMessage id={label} />
      </span>
      {end && <span className={styles.end}>{end}</span>}
      <Icon name="chevron-right" size="s" />
    </>
  );
}
