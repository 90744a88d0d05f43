import { cx } from '@playhouse/ui-kit';
import type { ViewState } from '@playhouse/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { fetchedAt, idOfTile } from '../grid/firstRow';
import { GameTile } from '../grid/GameTile';
import tiles from '../grid/tiles.module.css';
import type { TileGame } from '../../logic/toTile';
import { BlockState } from '../home/BlockState';
import { HotGamesSkeleton } from './HotGamesSkeleton';
import styles from './HotGamesPanel.module.css';

export interface HotGamesPanelProps {
  /** Stands above the games, and is left out where there are none. */
  heading?: ReactNode;
  state: ViewState<readonly TileGame[]>;
  /** Node ids. */
  favourites: ReadonlySet<string>;
  onOpen: (nodeId: string) => void;
  onFavourite: (nodeId: string, wanted: boolean) => void;
  /** Tells about a game, before it starts. */
  onAbout: (nodeId: string) => void;
}

/** A dozen fills whole rows at 2, 3, 4 and 6 columns. */
export const hotGamesShown = 12;

/** The most popular games as a small grid: few enough to need no scrolling machinery. */
export function HotGamesPanel({ heading, state, ...actions }: HotGamesPanelProps) {
  const panel = (
    <BlockState
      state={state}
      skeleton={<HotGamesSkeleton />}
      empty={<FormattedMessage id="lobby.popular.empty" />}
    >
      {(games) => (
        <Games
          games={games.slice(0, hotGamesShown)}
          isFirstView={heading === undefined}
          {...actions}
        />
      )}
    </BlockState>
  );
  if (heading === undefined) return panel;
  if (state.status === 'empty') return undefined;
  return (
    <section>
      {heading}
      {panel}
    </section>
  );
}

interface GamesProps extends Omit<HotGamesPanelProps, 'state' | 'heading'> {
  games: readonly TileGame[];
  /** A screen may begin with them; those under a heading are one part of several. */
  isFirstView: boolean;
}

function Games({ games, isFirstView, favourites, onOpen, onFavourite, onAbout }: GamesProps) {
  return (
    <div className={cx(tiles.frame, styles.panel)}>
      <ul className={tiles.grid}>
        {games.map((game, index) => (
          <li key={game.nodeId} id={isFirstView ? idOfTile(index, games.length) : undefined}>
            <GameTile
              game={game}
              favourite={favourites.has(game.nodeId)}
              onOpen={onOpen}
              onAbout={onAbout}
              onFavourite={onFavourite}
              fetched={fetchedAt(index)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
