import { Icon } from '@playhouse/ui-kit';
import { defineMessages, FormattedMessage } from 'react-intl';
import { categoryMessage } from '@playhouse/categories';
import styles from './OtherGames.module.css';

export interface OtherGamesProps {
  categories: readonly string[];
  onCategory: (category: string) => void;
}

const title = defineMessages({
  title: {
    id: 'lobby.filter.other',
    defaultMessage: 'Other games',
    description: 'Section of the filter panel that switches the category',
  },
}).title;

/** Switches to another category from inside the filter panel (LIST-02). */
export function OtherGames({ categories, onCategory }: OtherGamesProps) {
  if (categories.length === 0) return undefined;
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>
        <FormattedMessage {...title} />
      </h3>
      <ul className={styles.list}>
        {categories.map((category) => (
          <li key={category}>
            <button type="button" className={styles.entry} onClick={() => onCategory(category)}>
              <FormattedMessage {...categoryMessage(category)} />
              <Icon name="chevron-right" size="s" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
