import { defineMessages, FormattedMessage } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { listMessages } from '../list/listMessages';
import { ChoiceSection } from './ChoiceSection';

export interface TypeSectionProps {
  keys: readonly string[];
  selected: string | undefined;
  onSelect: (value: string | undefined) => void;
}

const title = defineMessages({
  title: {
    id: 'lobby.filter.type',
    defaultMessage: 'Game type',
    description: 'Section of the filter panel',
  },
}).title;

const general = defineMessages({
  ALL: { id: 'lobby.classify.ALL', defaultMessage: 'All', description: 'Game type: all' },
  NEW: { id: 'lobby.classify.NEW', defaultMessage: 'New', description: 'Game type: new games' },
  FAV: {
    id: 'lobby.classify.FAV',
    defaultMessage: 'Favourites',
    description: 'Game type: favourite games',
  },
  TABLE: {
    id: 'lobby.classify.TABLE',
    defaultMessage: 'Table',
    description: 'Game type: table games',
  },
  CLASSIC: {
    id: 'lobby.classify.CLASSIC',
    defaultMessage: 'Classic',
    description: 'Game type: classic slots',
  },
  VIDEO: {
    id: 'lobby.classify.VIDEO',
    defaultMessage: 'Video',
    description: 'Game type: video slots',
  },
  JACKPOT: {
    id: 'lobby.classify.JACKPOT',
    defaultMessage: 'Jackpot',
    description: 'Game type: slots with a jackpot',
  },
  WAYS: {
    id: 'lobby.classify.WAYS',
    defaultMessage: 'Ways',
    description: 'Game type: slots that pay in many ways',
  },
  MEGAWAYS: {
    id: 'lobby.classify.MEGAWAYS',
    defaultMessage: 'Many ways',
    description: 'Game type: slots with changing reels',
  },
});

const names: Readonly<Record<string, MessageDescriptor>> = { ...general, HOT: listMessages.hot };

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
      title={<FormattedMessage {...title} />}
      selected={selected}
      onSelect={onSelect}
      choices={keys.map((value) => {
        const message = Object.hasOwn(names, value) ? names[value] : undefined;
        return { value, label: message ? <FormattedMessage {...message} /> : readable(value) };
      })}
    />
  );
}
