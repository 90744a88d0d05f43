import { cx } from '@playhouse/ui-kit';
import { defineMessages, FormattedMessage } from 'react-intl';
import { fetchedAt } from '../grid/firstPage';
import { GameTile } from '../grid/GameTile';
import tiles from '../grid/tiles.module.css';
import type { ShelfKind } from '../../logic/shelf';
import type { TileGame } from '../../logic/toTile';
import styles from './MyGamesShelf.module.css';

export interface MyGamesShelfProps {
  games: readonly TileGame[];
  kind: ShelfKind;
  /** Node ids. */
  favourites: ReadonlySet<string>;
  onOpen: (nodeId: string) => void;
  onFavourite: (nodeId: string, wanted: boolean) => void;
}

const headings = defineMessages({
  played: {
    id: 'lobby.mine.goOn',
    defaultMessage: 'Continue playing',
    description: 'Heading over the games that a member played last, on home',
  },
  loved: {
    id: 'lobby.mine.favourites',
    defaultMessage: 'Your favourites',
    description: 'Heading over the favourites of a member who has not played yet, on home',
  },
  popular: {
    id: 'lobby.mine.start',
    defaultMessage: 'Start with these',
    description: 'Heading over popular games for a member who has not played yet, on home',
  },
});

/** A member's games in one row to swipe. */
export function MyGamesShelf({ games, kind, ...actions }: MyGamesShelfProps) {
  if (games.length === 0) return null;
  return (
    <section className={cx(tiles.frame, styles.shelf)}>
      <h2 className={styles.title}>
        <FormattedMessage {...headings[kind]} />
      </h2>
      <ul className={tiles.shelf}>
        {games.map((game, index) => (
          <li key={game.nodeId}>
            <GameTile
              game={game}
              favourite={actions.favourites.has(game.nodeId)}
              onOpen={actions.onOpen}
              onFavourite={actions.onFavourite}
              fetched={fetchedAt(index)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
