import { Chip } from '@playhouse/ui-kit';
import { useIntl } from 'react-intl';
import styles from './CategoryChips.module.css';

export interface CategoryChipsProps {
  /** Codes. */
  categories: readonly string[];
  nameOf: (category: string) => string;
  /** Undefined is all of them. */
  selected: string | undefined;
  onSelect: (category: string | undefined) => void;
}

/** Categories as a filter: one row to swipe, with All in front. */
export function CategoryChips({ categories, nameOf, selected, onSelect }: CategoryChipsProps) {
  const { formatMessage } = useIntl();
  return (
    <div
      role="group"
      aria-label={formatMessage({ id: 'lobby.categories.label' })}
      className={styles.chips}
    >
      <Chip selected={selected === undefined} onClick={() => onSelect(undefined)}>
        {formatMessage({ id: 'lobby.categories.all' })}
      </Chip>
      {categories.map((category) => (
        <Chip key={category} selected={selected === category} onClick={() => onSelect(category)}>
          {nameOf(category)}
        </Chip>
      ))}
    </div>
  );
}
