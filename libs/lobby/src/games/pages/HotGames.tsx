import { useViewState, useWps } from '@playhouse/platform';
import { useQuery } from '@tanstack/react-query';
import { useGameTiles } from '../queries/useGameTiles';
import { useLastKnown } from '../../shared/queries/useLastKnown';
import { useLobbyLanguage } from '../../shared/queries/useLobbyLanguage';
import { useSeenGames } from '../queries/useSeenGames';
import { useTiles } from '../queries/useTiles';
import { hotGamesOptions, lastHotGames } from '../queries/gameQueries';
import { HotGamesPanel } from '../views/popular/HotGamesPanel';

/** The most popular games, of one category or of all. */
export function HotGames({ category }: { category?: string }) {
  const language = useLobbyLanguage();
  const known = useLastKnown(lastHotGames, language);
  const query = useQuery({
    ...hotGamesOptions(useWps(), language, category),
    placeholderData: category === undefined ? known : undefined,
  });
  const state = useViewState(query);
  const games = useSeenGames([language, category].join(' '), query.data);
  const tiles = useTiles(games);
  const actions = useGameTiles(games);
  return (
    <HotGamesPanel
      state={state.status === 'ready' ? { ...state, data: tiles } : state}
      {...actions}
    />
  );
}
