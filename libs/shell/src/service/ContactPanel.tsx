import { contactLabels } from '@playhouse/content';
import type { ContactGroup } from '@playhouse/content';
import { Icon, useLayer } from '@playhouse/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ContactLink } from './ContactLink';
import styles from './ContactWidget.module.css';
import { useEscape } from './useEscape';

export interface ContactPanelProps {
  readonly open: boolean;
  readonly groups: readonly ContactGroup[];
  /** Asked for by Escape and by Back. */
  readonly onClose: () => void;
}

/** All contacts, kind by kind: a link where a kind has one, else a list that unfolds (SVC-01, SVC-02). */
export function ContactPanel({ open, groups, onClose }: ContactPanelProps) {
  const [unfolded, setUnfolded] = useState<ContactGroup['type']>();
  useEscape(open, onClose);
  useLayer(open, onClose);
  if (!open) return null;
  return (
    <ul className={styles.panel}>
      {groups.map((group) => (
        <ContactEntry
          key={group.type}
          group={group}
          open={unfolded === group.type}
          onToggle={() => setUnfolded(unfolded === group.type ? undefined : group.type)}
        />
      ))}
    </ul>
  );
}

interface ContactEntryProps {
  readonly group: ContactGroup;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** A kind of contacts in the opened widget. */
function ContactEntry({ group: { type, contacts }, open, onToggle }: ContactEntryProps) {
  const { icon, label } = contactLabels[type];
  const kind = useIntl().formatMessage({ id: label });
  if (contacts.length === 1) {
    return (
      <li>
        <ContactLink type={type} contact={contacts[0]} className={styles.entry} />
      </li>
    );
  }
  return (
    <li>
      <button type="button" className={styles.entry} aria-expanded={open} onClick={onToggle}>
        <Icon name={icon} />
        <span>{kind}</span>
        <Icon name={open ? 'chevron-up' : 'chevron-down'} size="s" />
      </button>
      {open && (
        <ul className={styles.list}>
          {contacts.map(({ title, url }) => (
            <li key={url}>
              <a className={styles.entry} href={url} target="_blank" rel="noopener noreferrer">
                {title === type ? kind : title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
