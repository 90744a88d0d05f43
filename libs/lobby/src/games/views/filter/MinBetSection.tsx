import { useMoney } from '@playhouse/i18n';
import { FormattedMessage } from 'react-intl';
import { minBets } from '../../logic/listState';
import { ChoiceSection } from './ChoiceSection';

export interface MinBetSectionProps {
  selected: string | undefined;
  onSelect: (value: string | undefined) => void;
}

/** All, 0.01, 0.05, 0.1, 0.5, 0.75 in the merchant's currency (LIST-02). */
export function MinBetSection({ selected, onSelect }: MinBetSectionProps) {
  const money = useMoney();
  return (
    <ChoiceSection
      name="minBet"
      title={<FormattedMessage id="lobby.filter.minBet" />}
      selected={selected}
      onSelect={onSelect}
      choices={[
        {
          value: undefined,
          label: <FormattedMessage id="lobby.filter.anyBet" />,
        },
        ...minBets.map((value) => ({ value, label: money(Number(value)) })),
      ]}
    />
  );
}
