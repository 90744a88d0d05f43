import { useViewState, useWps } from '@playhouse/platform';
import { useQuery } from '@tanstack/react-query';
import { useGameTiles } from '../hooks/useGameTiles';
import { useLastKnown } from '../hooks/useLastKnown';
import { useLobbyLanguage } from '../hooks/useLobbyLanguage';
import { useTiles } from '../hooks/useTiles';
import { lastKnown } from '../lastKnown';
import { hotGamesOptions } from '../queries';
import { HotGamesPanel } from '../views/popular/HotGamesPanel';

/** The most popular games, of one category or of all. */
export function HotGames({ category }: { category?: string }) {
  const language = useLobbyLanguage();
  const known = useLastKnown(lastKnown.hotGames, language);
  const query = useQuery({
    ...hotGamesOptions(useWps(), language, category),
    placeholderData: category === undefined ? known : undefined,
  });
  const state = useViewState(query);
  const tiles = useTiles(query.data);
  const actions = useGameTiles(query.data);
  return (
    <HotGamesPanel
      state={state.status === 'ready' ? { ...state, data: tiles } : state}
      {...actions}
    />
  );
}
