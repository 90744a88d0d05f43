import { Icon } from '@playhouse/ui-kit';
import type { IconName } from '@playhouse/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ListTab } from '../../logic/listState';
import styles from './QuickTabs.module.css';

export interface QuickTabsProps {
  tab: ListTab;
  onTab: (tab: ListTab) => void;
}

const tabs = [
  { tab: 'recent', icon: 'clock', message: 'lobby.tabs.recent' },
  { tab: 'fav', icon: 'heart', message: 'lobby.tabs.favourites' },
  { tab: 'hot', icon: 'flame', message: 'lobby.tabs.hot' },
] as const satisfies readonly { tab: ListTab; icon: IconName; message: unknown }[];

/** Recent, favourites and hot (LIST-01). The one in force, tapped again, leads back to all games. */
export function QuickTabs({ tab, onTab }: QuickTabsProps) {
  const intl = useIntl();
  return (
    <div
      role="group"
      aria-label={intl.formatMessage({ id: 'lobby.tabs.label' })}
      className={styles.tabs}
    >
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
            <FormattedMessage id={entry.message} />
          </span>
        </button>
      ))}
    </div>
  );
}
