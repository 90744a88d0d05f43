import { ErrorState } from '@playhouse/ui-kit';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { GamesState, MoreState } from '../../logic/gamesState';
import type { ListTab } from '../../logic/listState';
import type { TileGame } from '../../logic/toTile';
import { GameGrid } from '../grid/GameGrid';
import { GameGridSkeleton } from '../grid/GameGridSkeleton';
import { NoGames } from '../grid/NoGames';
import styles from './GamesView.module.css';
import { ListFooter } from './ListFooter';
import { useNearBottom } from './useNearBottom';

export interface GamesViewProps {
  games: GamesState;
  tab: ListTab;
  /** Shows all games of the tab again; left out when that is what was asked for. */
  onReset: (() => void) | undefined;
  favourites: ReadonlySet<string>;
  onOpen: (nodeId: string) => void;
  onFavourite: (nodeId: string, wanted: boolean) => void;
  onAbout: (nodeId: string) => void;
  onMore: () => void;
  onReady?: (() => void) | undefined;
}

/** The games of a list and what stands in their place (LIST-01, LIST-06). */
export function GamesView({ games, tab, onReset, ...props }: GamesViewProps) {
  switch (games.status) {
    case 'loading':
      return (
        <div className={styles.loading} aria-busy="true">
          <GameGridSkeleton />
        </div>
      );
    case 'error':
      return <ErrorState text={games.text} reference={games.reference} retry={games.retry} />;
    case 'empty':
      return <NoGames tab={tab} onReset={onReset} />;
    case 'ready':
      return <ReadyGames {...props} games={games.games} more={games.more} />;
  }
}

type ReadyGamesProps = Omit<GamesViewProps, 'games' | 'tab' | 'onReset'> & {
  games: readonly TileGame[];
  more: MoreState;
};

function ReadyGames({ more, onMore, ...grid }: ReadyGamesProps) {
  const intl = useIntl();
  const end = useRef<HTMLDivElement>(null);
  useNearBottom(end, more === 'idle', onMore);
  return (
    <>
      <GameGrid label={intl.formatMessage({ id: 'lobby.list.grid' })} {...grid} />
      <ListFooter more={more} onRetry={onMore} end={end} />
    </>
  );
}
