import type { ListState } from '../logic/listState';
import { useListScreen } from '../queries/useListScreen';
import { GamesView } from '../views/list/GamesView';
import { LazyGamesElsewhere } from './LazyGamesElsewhere';

export interface ListedGamesProps {
  state: ListState;
  /** How many filters the player chose. */
  filters: number;
  /** Shows all games of the tab again. */
  onReset: () => void;
}

/** The games that a list's state asks for, page by page (LIST-05, LIST-06). */
export function ListedGames({ state, filters, onReset }: ListedGamesProps) {
  const filtered = state.gameName !== '' || filters > 0;
  const isOwn = state.tab === 'fav' || state.tab === 'recent';
  return (
    <>
      <GamesView
        {...useListScreen(state)}
        tab={state.tab}
        onReset={filtered ? onReset : undefined}
      />
      {!isOwn && <LazyGamesElsewhere state={state} />}
    </>
  );
}
