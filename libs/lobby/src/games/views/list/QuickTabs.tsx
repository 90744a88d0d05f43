import { Icon } from '@playhouse/ui-kit';
import type { IconName } from '@playhouse/ui-kit';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { ListTab } from '../../logic/listState';
import { listMessages } from './listMessages';
import styles from './QuickTabs.module.css';

export interface QuickTabsProps {
  tab: ListTab;
  onTab: (tab: ListTab) => void;
}

const messages = defineMessages({
  label: {
    id: 'lobby.tabs.label',
    defaultMessage: 'Quick lists',
    description: 'Accessible name of the quick tabs above the games',
  },
  recent: {
    id: 'lobby.tabs.recent',
    defaultMessage: 'Recent',
    description: 'Quick tab: games played lately',
  },
  fav: {
    id: 'lobby.tabs.favourites',
    defaultMessage: 'Favourites',
    description: 'Quick tab: favourite games',
  },
});

const tabs = [
  { tab: 'recent', icon: 'clock', message: messages.recent },
  { tab: 'fav', icon: 'heart', message: messages.fav },
  { tab: 'hot', icon: 'flame', message: listMessages.hot },
] as const satisfies readonly { tab: ListTab; icon: IconName; message: unknown }[];

/** Recent, favourites and hot (LIST-01). The one in force, tapped again, leads back to all games. */
export function QuickTabs({ tab, onTab }: QuickTabsProps) {
  const intl = useIntl();
  return (
    <div role="group" aria-label={intl.formatMessage(messages.label)} className={styles.tabs}>
      {tabs.map((entry) => (
        <button
          key={entry.tab}
          type="button"
          className={styles.tab}
          aria-pressed={entry.tab === tab}
          onClick={() => onTab(entry.tab === tab ? 'all' : entry.tab)}
        >
          <Icon name={entry.icon} size="s" />
          <span>
            <FormattedMessage {...entry.message} />
          </span>
        </button>
      ))}
    </div>
  );
}
