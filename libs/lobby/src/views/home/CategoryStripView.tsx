import { Icon } from '@playhouse/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { categoryMessage } from '../../categoryMessages';
import { categoryHref } from '../../logic/categoryHref';
import { categoryIcon } from '../../logic/categoryIcon';
import styles from './CategoryStripView.module.css';

export interface CategoryStripViewProps {
  /** Codes in the order to show. */
  categories: readonly string[];
}

/** Every category as a round entry of a row that scrolls sideways. */
export function CategoryStripView({ categories }: CategoryStripViewProps) {
  const intl = useIntl();
  const label = intl.formatMessage({
    id: 'lobby.categories.label',
    defaultMessage: 'Game categories',
    description: 'Accessible name of the row of categories',
  });
  return (
    <nav aria-label={label}>
      <ul className={styles.strip}>
        {categories.map((category) => (
          <li key={category}>
            <Link to={categoryHref(category)} className={styles.entry}>
              <span className={styles.disc}>
                <Icon name={categoryIcon(category)} />
              </span>
              <span className={styles.name}>
                <FormattedMessage {...categoryMessage(category)} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
