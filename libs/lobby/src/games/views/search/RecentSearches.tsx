import { Button, Chip } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import styles from './RecentSearches.module.css';

export interface RecentSearchesProps {
  /** The latest first; nothing is shown where there are none. */
  searches: readonly string[];
  onSearch: (words: string) => void;
  onClear: () => void;
}

/** Latest searches on this device, to be searched again or forgotten. */
export function RecentSearches({ searches, onSearch, onClear }: RecentSearchesProps) {
  if (searches.length === 0) return null;
  return (
    <section>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <FormattedMessage id="search.recent.title" />
        </h2>
        <Button variant="ghost" size="s" onClick={onClear}>
          <FormattedMessage id="search.recent.clear" />
        </Button>
      </div>
      <div className={styles.searches}>
        {searches.map((words) => (
          <Chip key={words} icon="clock" onClick={() => onSearch(words)}>
            {words}
          </Chip>
        ))}
      </div>
    </section>
  );
}
