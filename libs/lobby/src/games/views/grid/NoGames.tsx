import { Button } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import type { ListTab } from '../../logic/listState';
import styles from './NoGames.module.css';
import { NoGamesPicture } from './NoGamesPicture';

export interface NoGamesProps {
  tab: ListTab;
  /** Drops search and filters; left out when there are none. */
  onReset?: (() => void) | undefined;
}

const messages = {
  all: 'lobby.empty.all',
  hot: 'lobby.empty.hot',
  recent: 'lobby.empty.recent',
  fav: 'lobby.empty.favourites',
} as const;

/** Picture and words where a list has no games (LIST-01). */
export function NoGames({ tab, onReset }: NoGamesProps) {
  return (
    <div className={styles.empty} role="status">
      <NoGamesPicture />
      <p className={styles.text}>
        <FormattedMessage id={messages[tab]} />
      </p>
      {onReset && (
        <Button variant="secondary" onClick={onReset}>
          <FormattedMessage id="lobby.empty.reset" />
        </Button>
      )}
    </div>
  );
}
