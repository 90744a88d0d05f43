import { contactLabels } from '@playhouse/content';
import type { ContactGroup } from '@playhouse/content';
import { Icon } from '@playhouse/ui-kit';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './ContactWidget.module.css';
import { serviceMessages } from './serviceMessages';

interface ContactWidgetProps {
  /** `side` hangs at the edge of the screen, `floating` lies above the footer. */
  readonly place: 'side' | 'floating';
  readonly groups: readonly ContactGroup[];
}

/** One button for each kind: a link when there is one contact, else a list that unfolds (SVC-01, SVC-02). */
export function ContactWidget({ place, groups }: ContactWidgetProps) {
  const intl = useIntl();
  const [open, setOpen] = useState<ContactGroup['type']>();
  return (
    <aside
      className={styles.widget}
      data-place={place}
      aria-label={intl.formatMessage(serviceMessages.label)}
    >
      {groups.map((group) => (
        <ContactButton
          key={group.type}
          group={group}
          open={open === group.type}
          onToggle={() => setOpen(open === group.type ? undefined : group.type)}
        />
      ))}
    </aside>
  );
}

interface ContactButtonProps {
  readonly group: ContactGroup;
  readonly open: boolean;
  readonly onToggle: () => void;
}

function ContactButton({ group: { type, contacts }, open, onToggle }: ContactButtonProps) {
  const intl = useIntl();
  const { icon, label } = contactLabels[type];
  const name = intl.formatMessage(label);
  const [only, second] = contacts;
  if (only !== undefined && second === undefined) {
    return (
      <a
        className={styles.button}
        data-type={type}
        href={only.url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={only.title === type ? name : `${name}: ${only.title}`}
      >
        <Icon name={icon} />
      </a>
    );
  }
  return (
    <div className={styles.group}>
      <button
        type="button"
        className={styles.button}
        data-type={type}
        aria-expanded={open}
        aria-label={name}
        onClick={onToggle}
      >
        <Icon name={open ? 'close' : icon} />
      </button>
      {open && (
        <ul className={styles.list}>
          {contacts.map(({ title, url }) => (
            <li key={url}>
              <a className={styles.link} href={url} target="_blank" rel="noopener noreferrer">
                {title === type ? <FormattedMessage {...label} /> : title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
