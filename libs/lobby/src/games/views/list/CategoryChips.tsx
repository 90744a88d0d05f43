import { ChipRow } from '@playhouse/ui-kit';
import { useIntl } from 'react-intl';

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
    <ChipRow
      label={formatMessage({ id: 'lobby.categories.label' })}
      all={formatMessage({ id: 'lobby.categories.all' })}
      options={categories.map((value) => ({ value, label: nameOf(value) }))}
      chosen={selected}
      onChoose={onSelect}
    />
  );
}
