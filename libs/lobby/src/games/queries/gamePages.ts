import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Page, WpsClient } from '@playhouse/wps';
import { favouriteListQuery, gameListQuery, recentListQuery } from '../logic/listRequest';
import type { ListState } from '../logic/listState';
import { getNextPage } from '../../shared/logic/paging';
import { lobbyKeys } from '../../shared/queries/queryKeys';
import type { GameItem } from '../logic/types';

export interface GamePagesInput {
  state: ListState;
  language: string;
  /** User name; undefined for a visitor, who has neither favourites nor recent games. */
  member: string | undefined;
}

type LoadPage = (pageNo: number, signal: AbortSignal) => Promise<Page<GameItem>>;

function loaderOf(wps: WpsClient, { state, language }: GamePagesInput): LoadPage {
  switch (state.tab) {
    case 'fav':
      return (pageNo, signal) =>
        wps.call('lobby.favouriteList', {
          query: favouriteListQuery(state, language, pageNo),
          signal,
        });
    case 'recent':
      return (pageNo, signal) =>
        wps.call('lobby.recentList', {
          query: recentListQuery(state, language, pageNo),
          signal,
        });
    default:
      return (pageNo, signal) =>
        wps.call('lobby.gameList', { query: gameListQuery(state, language, pageNo), signal });
  }
}

/** Parts of the state that the call of its tab does not know must not split the cache. */
function keyOf({ state, language, member }: GamePagesInput): readonly unknown[] {
  const { tab, category, of } = state;
  if (tab === 'recent') return [tab, language, of, member];
  return tab === 'fav' ? [tab, language, category, member] : [tab, language, category, state];
}

/**
 * Pages of a game list. A change of any filter is another key, and the old request is aborted, so an
 * answer that comes late never shows (LIST-05, LIST-06).
 */
export function gamePagesOptions(wps: WpsClient, input: GamePagesInput) {
  const load = loaderOf(wps, input);
  const needsLogin = input.state.tab === 'fav' || input.state.tab === 'recent';
  return infiniteQueryOptions({
    queryKey: [...lobbyKeys.games, ...keyOf(input)],
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: getNextPage,
    enabled: input.member !== undefined || !needsLogin,
    // On the way back from a game the pages are still here, at the place where the player left them.
    staleTime: 60_000,
    gcTime: 15 * 60_000,
    // A player's search is the player's own.
    meta: { silent: true, offline: !needsLogin && input.state.gameName === '' },
  });
}
