import { ErrorState, SearchInput } from '@playhouse/ui-kit';
import { useRef } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useNearBottom } from './useNearBottom';
import type { GamesState, MoreState } from '../../logic/gamesState';
import { activeFilters } from '../../logic/listState';
import type { ListState, ListTab } from '../../logic/listState';
import type { TileGame } from '../../logic/toTile';
import type { VendorItem } from '../../logic/vendors';
import { GameGrid } from '../grid/GameGrid';
import { GameGridSkeleton } from '../grid/GameGridSkeleton';
import { NoGames } from '../grid/NoGames';
import { FilterButton } from './FilterButton';
import styles from './GameListView.module.css';
import { ListFooter } from './ListFooter';
import { QuickTabs } from './QuickTabs';
import { VendorBar } from './VendorBar';

export interface GameListViewProps {
  state: ListState;
  vendors: readonly VendorItem[];
  /** Left out on a vendor's own page. @default true */
  showVendors?: boolean;
  games: GamesState;
  favourites: ReadonlySet<string>;
  onSearch: (words: string) => void;
  onTab: (tab: ListTab) => void;
  onVendor: (code: string | undefined) => void;
  onFilter: () => void;
  onReset: () => void;
  onOpen: (nodeId: string) => void;
  onFavourite: (nodeId: string, wanted: boolean) => void;
  onMore: () => void;
  onReady?: (() => void) | undefined;
}

const messages = defineMessages({
  search: {
    id: 'lobby.list.search',
    defaultMessage: 'Search games',
    description: 'Search box of a game list',
  },
  grid: {
    id: 'lobby.list.grid',
    defaultMessage: 'Games',
    description: 'Accessible name of the grid of games',
  },
});

/** A category's games: search, quick tabs, vendors and the grid (LIST-01). */
export function GameListView(props: GameListViewProps) {
  const { state, vendors, showVendors = true, onSearch, onTab, onVendor, onFilter } = props;
  const intl = useIntl();
  return (
    <div className={styles.list}>
      <div className={styles.search}>
        <SearchInput
          // The address is the truth: Back to another search shows its words.
          key={`${state.category} ${state.gameName}`}
          label={intl.formatMessage(messages.search)}
          defaultValue={state.gameName}
          onSearch={onSearch}
        />
        <FilterButton active={choicesIn(props)} onClick={onFilter} />
      </div>
      <QuickTabs tab={state.tab} onTab={onTab} />
      {showVendors && (
        <VendorBar vendors={vendors} selected={state.vassalage} onSelect={onVendor} />
      )}
      <Games {...props} label={intl.formatMessage(messages.grid)} />
    </div>
  );
}

/** Filters that the player chose: on a vendor's own page the vendor is none of them. */
function choicesIn({ state, showVendors = true }: GameListViewProps): number {
  return activeFilters(showVendors ? state : { ...state, vassalage: undefined });
}

function Games(props: GameListViewProps & { label: string }) {
  const { games, state, onReset } = props;
  const filtered = state.gameName !== '' || choicesIn(props) > 0;
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
      return <NoGames tab={state.tab} onReset={filtered ? onReset : undefined} />;
    case 'ready':
      return <ReadyGames {...props} games={games.games} more={games.more} />;
  }
}

type ReadyGamesProps = Omit<GameListViewProps, 'games'> & {
  label: string;
  games: readonly TileGame[];
  more: MoreState;
};

function ReadyGames({
  label,
  games,
  more,
  favourites,
  onOpen,
  onFavourite,
  onMore,
  onReady,
}: ReadyGamesProps) {
  const end = useRef<HTMLDivElement>(null);
  useNearBottom(end, more === 'idle', onMore);
  return (
    <>
      <GameGrid
        label={label}
        games={games}
        favourites={favourites}
        onOpen={onOpen}
        onFavourite={onFavourite}
        onReady={onReady}
      />
      <ListFooter more={more} onRetry={onMore} end={end} />
    </>
  );
}
