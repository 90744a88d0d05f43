import { Button } from '@playhouse/ui-kit';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { ListTab } from '../../logic/listState';
import styles from './NoGames.module.css';
import { NoGamesPicture } from './NoGamesPicture';

export interface NoGamesProps {
  tab: ListTab;
  /** Drops search and filters; left out when there are none. */
  onReset?: (() => void) | undefined;
}

const messages = defineMessages({
  all: { id: 'lobby.empty.all', defaultMessage: 'No games found', description: 'Empty game list' },
  hot: {
    id: 'lobby.empty.hot',
    defaultMessage: 'No hot games here yet',
    description: 'Empty list of hot games',
  },
  recent: {
    id: 'lobby.empty.recent',
    defaultMessage: 'Games you play will appear here',
    description: 'Empty list of recent games',
  },
  fav: {
    id: 'lobby.empty.favourites',
    defaultMessage: 'Tap the heart of a game to keep it here',
    description: 'Empty list of favourite games',
  },
  reset: {
    id: 'lobby.empty.reset',
    defaultMessage: 'Show all games',
    description: 'Button of the empty game list: drops search and filters',
  },
});

/** Picture and words where a list has no games (LIST-01). */
export function NoGames({ tab, onReset }: NoGamesProps) {
  return (
    <div className={styles.empty} role="status">
      <NoGamesPicture />
      <p className={styles.text}>
        <FormattedMessage {...messages[tab]} />
      </p>
      {onReset && (
        <Button variant="secondary" onClick={onReset}>
          <FormattedMessage {...messages.reset} />
        </Button>
      )}
    </div>
  );
}
