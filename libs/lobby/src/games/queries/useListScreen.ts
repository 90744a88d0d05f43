import { useScrollBack } from '@playhouse/navigation';
import { useCallback } from 'react';
import type { ListState } from '../logic/listState';
import type { GamesState } from '../logic/gamesState';
import type { TileGame } from '../logic/toTile';
import { useListLanguage } from '@playhouse/i18n';
import { useGamePages } from './useGamePages';
import type { GamePages } from './useGamePages';
import { useGameTiles } from './useGameTiles';
import { useSeenGames } from './useSeenGames';
import { useTiles } from './useTiles';

/** Everything of a game list that does not depend on where its state is kept. */
export function useListScreen(state: ListState) {
  const pages = useGamePages(state);
  const query = JSON.stringify([state, useListLanguage()]);
  // A list of one's own changes by one's own hand, which waits for nothing.
  const isOwn = state.tab === 'fav' || state.tab === 'recent';
  const seen = useSeenGames(query, pages.games, isOwn ? 0 : undefined);
  const tiles = useTiles(seen);
  const onReady = useScrollBack();
  const { load } = pages;
  const onMore = useCallback(() => load('append'), [load]);
  return { games: gamesStateOf(pages, tiles), onMore, onReady, ...useGameTiles(seen) };
}

function gamesStateOf({ status, error, more, load }: GamePages, games: TileGame[]): GamesState {
  switch (status) {
    case 'loading':
    case 'empty':
      return { status };
    case 'error':
      return {
        status,
        text: error?.text ?? '',
        reference: error?.reference,
        retry: () => load('replace'),
      };
    case 'ready':
      return { status, games, more };
  }
}
