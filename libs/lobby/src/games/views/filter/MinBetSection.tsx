import { useMoney } from '@playhouse/i18n';
import { defineMessages, FormattedMessage } from 'react-intl';
import { minBets } from '../../logic/listState';
import { ChoiceSection } from './ChoiceSection';

export interface MinBetSectionProps {
  selected: string | undefined;
  onSelect: (value: string | undefined) => void;
}

const messages = defineMessages({
  minBet: {
    id: 'lobby.filter.minBet',
    defaultMessage: 'Minimum bet',
    description: 'Section of the filter panel',
  },
  anyBet: {
    id: 'lobby.filter.anyBet',
    defaultMessage: 'All',
    description: 'Choice of the minimum-bet section: any bet',
  },
});

/** All, 0.01, 0.05, 0.1, 0.5, 0.75 in the merchant's currency (LIST-02). */
export function MinBetSection({ selected, onSelect }: MinBetSectionProps) {
  const money = useMoney();
  return (
    <ChoiceSection
      name="minBet"
      title={<FormattedMessage {...messages.minBet} />}
      selected={selected}
      onSelect={onSelect}
      choices={[
        {
          value: undefined,
          label: <FormattedMessage {...messages.anyBet} />,
        },
        ...minBets.map((value) => ({ value, label: money(Number(value)) })),
      ]}
    />
  );
}
