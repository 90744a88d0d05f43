import { hotCategory } from '@playhouse/categories';
import { useViewState, useWps, useLastKnown } from '@playhouse/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useGameTiles } from '../queries/useGameTiles';
import { useListLanguage } from '@playhouse/i18n';
import { useSeenGames } from '../queries/useSeenGames';
import { useTiles } from '../queries/useTiles';
import { hotGamesOptions, lastHotGames } from '../queries/gameQueries';
import { HotGamesPanel } from '../views/popular/HotGamesPanel';

export interface HotGamesProps {
  /** HOT is all of them. */
  category: string;
  /** Stands above the games, and is left out where there are none. */
  heading?: ReactNode;
}

/** The most popular games, of one category or of all. */
export function HotGames({ category: named, heading }: HotGamesProps) {
  const category = named === hotCategory ? undefined : named;
  const language = useListLanguage();
  const known = useLastKnown(lastHotGames, language);
  const query = useQuery({
    ...hotGamesOptions(useWps(), language, category),
    placeholderData: category === undefined ? known : undefined,
  });
  const state = useViewState(query);
  const games = useSeenGames([language, category].join(' '), query.data);
  const tiles = useTiles(games);
  const actions = useGameTiles(games);
  const ready = tiles.length > 0 ? { ...state, data: tiles } : ({ status: 'empty' } as const);
  return (
    <HotGamesPanel
      heading={heading}
      state={state.status === 'ready' ? ready : state}
      {...actions}
    />
  );
}
