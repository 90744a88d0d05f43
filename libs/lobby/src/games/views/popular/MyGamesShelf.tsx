import { paths } from '@playhouse/navigation';
import { cx, SectionHeader } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { fetchedAt } from '../grid/firstRow';
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
  /** Tells about a game, before it starts. */
  onAbout: (nodeId: string) => void;
}

const headings = {
  played: 'lobby.mine.goOn',
  loved: 'lobby.mine.favourites',
  popular: 'lobby.mine.start',
} as const;

const recentHref = paths.gameList.href({ tab: 'recent' });

/** A member's games in one row to swipe; from those played last to all of them. */
export function MyGamesShelf({ games, kind, ...actions }: MyGamesShelfProps) {
  if (games.length === 0) return null;
  return (
    <section className={cx(tiles.frame, styles.shelf)}>
      <SectionHeader
        title={<FormattedMessage id={headings[kind]} />}
        href={kind === 'played' ? recentHref : undefined}
      />
      <ul className={tiles.shelf}>
        {games.map((game, index) => (
          <li key={game.nodeId}>
            <GameTile
              game={game}
              favourite={actions.favourites.has(game.nodeId)}
              onOpen={actions.onOpen}
              onAbout={actions.onAbout}
              onFavourite={actions.onFavourite}
              fetched={fetchedAt(index)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
