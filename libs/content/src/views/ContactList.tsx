import { EmptyState, Icon } from '@playhouse/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { contactLabels } from '../contactLabels';
import type { ServiceContact } from '../logic/contacts';
import styles from './ContactList.module.css';

/** Every contact as a link that opens outside the site. */
export function ContactList({ contacts }: { readonly contacts: readonly ServiceContact[] }) {
  const intl = useIntl();
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
              <Hint title={title} kind={intl.formatMessage({ id: contactLabels[type].label })} />
            </span>
            <Icon name="external" size="s" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The kind of contact, unless its title says just that. */
function Hint({ title, kind }: { readonly title: string; readonly kind: string }) {
  return title === kind ? null : <span className={styles.hint}>{kind}</span>;
}

/** In place of the list when there is nobody to turn to. */
export function NoContacts() {
  return (
    <EmptyState
      icon="headset"
      title={<FormattedMessage id="content.service.empty" />}
      text={<FormattedMessage id="content.service.empty.text" />}
    />
  );
}
