import { EmptyState, Icon } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { contactLabels } from '../contactLabels';
import type { ServiceContact } from '../logic/contacts';
import { messages } from '../messages';
import styles from './ContactList.module.css';

/** Every contact as a link that opens outside the site. */
export function ContactList({ contacts }: { readonly contacts: readonly ServiceContact[] }) {
  return (
    <ul className={styles.list}>
      {contacts.map(({ type, title, url }) => (
        <li key={`${type} ${url}`}>
          <a className={styles.link} href={url} target="_blank" rel="noopener noreferrer">
            <span className={styles.icon} data-type={type}>
              <Icon name={contactLabels[type].icon} />
            </span>
            <span className={styles.words}>
              <strong>{title}</strong>
              <span className={styles.hint}>
                <FormattedMessage {...contactLabels[type].label} />
              </span>
            </span>
            <Icon name="external" size="s" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** In place of the list when there is nobody to turn to. */
export function NoContacts() {
  return (
    <EmptyState
      icon="headset"
      title={<FormattedMessage {...messages.serviceEmpty} />}
      text={<FormattedMessage {...messages.serviceEmptyText} />}
    />
  );
}
