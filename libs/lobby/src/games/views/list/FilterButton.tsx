import { IconButton } from '@playhouse/ui-kit';
import { defineMessage, useIntl } from 'react-intl';

export interface FilterButtonProps {
  /** How many filters are in force. */
  active: number;
  onClick: () => void;
}

const label = defineMessage<{ active: number }>({
  id: 'lobby.filter.open',
  defaultMessage:
    '{active, plural, =0 {Filter} =1 {Filter, 1 in force} other {Filter, # in force}}',
  description: 'Accessible name of the button that opens the filter panel',
});

/** Opens the filter panel; a dot tells that filters are in force. */
export function FilterButton({ active, onClick }: FilterButtonProps) {
  const intl = useIntl();
  return (
    <IconButton
      icon="filter"
      variant="soft"
      dot={active > 0}
      label={intl.formatMessage(label, { active })}
      onClick={onClick}
    />
  );
}
