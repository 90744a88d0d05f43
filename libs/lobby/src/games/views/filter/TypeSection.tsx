import type { MessageId } from '@playhouse/i18n';
import { FormattedMessage } from 'react-intl';
import { ChoiceSection } from './ChoiceSection';

export interface TypeSectionProps {
  keys: readonly string[];
  selected: string | undefined;
  onSelect: (value: string | undefined) => void;
}

const names: Readonly<Record<string, MessageId>> = {
  ALL: 'lobby.classify.ALL',
  NEW: 'lobby.classify.NEW',
  FAV: 'lobby.classify.FAV',
  TABLE: 'lobby.classify.TABLE',
  CLASSIC: 'lobby.classify.CLASSIC',
  VIDEO: 'lobby.classify.VIDEO',
  JACKPOT: 'lobby.classify.JACKPOT',
  WAYS: 'lobby.classify.WAYS',
  MEGAWAYS: 'lobby.classify.MEGAWAYS',
  HOT: 'lobby.tabs.hot',
};

/** `BUY_BONUS` becomes `Buy bonus`: a vendor's own key, made readable as it has no translation. */
function readable(key: string): string {
  const words = key.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Game types, of slots only (LIST-02). ALL is what the list shows when nothing is chosen. */
export function TypeSection({ keys, selected, onSelect }: TypeSectionProps) {
  return (
    <ChoiceSection
      name="gameClassify"
      title={<FormattedMessage id="lobby.filter.type" />}
      selected={selected}
      onSelect={onSelect}
      choices={keys.map((value) => {
        const message = Object.hasOwn(names, value) ? names[value] : undefined;
        return { value, label: message ? <FormattedMessage id={message} /> : readable(value) };
      })}
    />
  );
}
