import { IconButton } from '@playhouse/ui-kit';
import { useIntl } from 'react-intl';

export interface FilterButtonProps {
  /** How many filters are in force. */
  active: number;
  onClick: () => void;
}

/** Opens the filter panel; a dot tells that filters are in force. */
export function FilterButton({ active, onClick }: FilterButtonProps) {
  const intl = useIntl();
  return (
    <IconButton
      icon="filter"
      variant="soft"
      dot={active > 0}
      label={intl.formatMessage({ id: 'lobby.filter.open' }, { active })}
      onClick={onClick}
    />
  );
}
