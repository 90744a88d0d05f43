import type { ContactGroup } from '@playhouse/content';
import { lazyPart } from '@playhouse/platform';
import { Icon } from '@playhouse/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ContactLink } from './ContactLink';
import styles from './ContactWidget.module.css';

interface ContactWidgetProps {
  readonly groups: readonly ContactGroup[];
}

// Comes with the tap: hardly anybody opens it.
const ContactPanel = /* @__PURE__ */ lazyPart(
  async () => (await import('./ContactPanel')).ContactPanel,
  ({ open }) => open,
);

/** One button in a place of its own at the page's end: the only contact itself, or what opens them all (SVC-01, SVC-02). */
export function ContactWidget({ groups }: ContactWidgetProps) {
  const label = useIntl().formatMessage({ id: 'shell.service.label' });
  const [open, setOpen] = useState(false);
  const [first, second] = groups;
  const only = first !== undefined && second === undefined && first.contacts.length === 1;
  const close = () => setOpen(false);
  return (
    <>
      {open && <div className={styles.mask} role="presentation" onClick={close} />}
      <aside className={styles.widget} data-contacts data-open={open} aria-label={label}>
        <ContactPanel open={open} groups={groups} onClose={close} />
        {only ? (
          <ContactLink type={first.type} contact={first.contacts[0]} className={styles.button} />
        ) : (
          <button
            type="button"
            className={styles.button}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <Icon name={open ? 'close' : 'headset'} />
            <span>{label}</span>
          </button>
        )}
      </aside>
    </>
  );
}
