import { Icon } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { categoryName } from '@playhouse/categories';
import styles from './OtherGames.module.css';

export interface OtherGamesProps {
  categories: readonly string[];
  onCategory: (category: string) => void;
}

/** Switches to another category from inside the filter panel (LIST-02). */
export function OtherGames({ categories, onCategory }: OtherGamesProps) {
  if (categories.length === 0) return undefined;
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>
        <FormattedMessage id="lobby.filter.other" />
      </h3>
      <ul className={styles.list}>
        {categories.map((category) => (
          <li key={category}>
            <button type="button" className={styles.entry} onClick={() => onCategory(category)}>
              <FormattedMessage id={categoryName(category)} />
              <Icon name="chevron-right" size="s" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
