import { storageKeys } from '@playhouse/storage';
import { queryOptions } from '@tanstack/react-query';
import type { WpsClient } from '@playhouse/wps';
import { forEverybody, keep, lastKnown } from '@playhouse/platform';
import { shelfSize } from '../logic/shelf';
import { quiet, slow } from '../../shared/queries/options';
import { lobbyKeys } from '../../shared/queries/queryKeys';

/** Popular games of all categories as they were on the last visit. */
export const lastHotGames = lastKnown(storageKeys.hotGames, async () =>
  (await import('../../shared/queries/keptSchemas')).hotGames(),
);

/** Order of categories and vendors (POPG-01). */
export function vendorConfigOptions(wps: WpsClient, language: string) {
  return queryOptions({
    ...forEverybody,
    queryKey: [...lobbyKeys.all, 'vendorConfig', language],
    queryFn: ({ signal }) => wps.call('lobby.vendorConfig', { signal }),
    staleTime: slow,
  });
}

/** Game types and classify keys that vendors define for themselves (LIST-05). */
export function vendorTypesOptions(wps: WpsClient) {
  return queryOptions({
    ...forEverybody,
    queryKey: [...lobbyKeys.all, 'vendorTypes'],
    queryFn: ({ signal }) => wps.call('lobby.vassalGameTypes', { query: {}, signal }),
    staleTime: slow,
  });
}

/** Categories with their names in a language. */
export function gameMenusOptions(wps: WpsClient, language: string) {
  return queryOptions({
    ...forEverybody,
    queryKey: [...lobbyKeys.all, 'gameMenus', language],
    queryFn: ({ signal }) => wps.call('lobby.gameMenus', { query: { language }, signal }),
    staleTime: slow,
  });
}

/** Popular games, of one category or of all. */
export function hotGamesOptions(wps: WpsClient, language: string, category?: string) {
  return queryOptions({
    ...forEverybody,
    queryKey: [...lobbyKeys.all, 'hotGames', language, category ?? 'ALL'],
    queryFn: async ({ signal }) => {
      const query = { language, gameType: category };
      const games = await wps.call('lobby.hotGames', { query, signal });
      return category === undefined ? keep(lastHotGames, language, games) : games;
    },
  });
}

/** Matches that are played or come (HOT-01). Their prices move at any moment, whatever a document says of them. */
export function hotMatchesOptions(wps: WpsClient, language: string) {
  return queryOptions({
    ...forEverybody,
    queryKey: [...lobbyKeys.all, 'hotMatches', language],
    queryFn: ({ signal }) => wps.call('lobby.hotMatches', { query: { language }, signal }),
    staleTime: 0,
  });
}

/** The 20 latest winners of all categories (WIN-01). */
export function winnersOptions(wps: WpsClient, language: string) {
  return queryOptions({
    ...forEverybody,
    queryKey: [...lobbyKeys.winners, language],
    queryFn: ({ signal }) =>
      wps.call('lobby.winnerBoard', {
        query: { gameCategory: 'ALL', language, limitNum: 20 },
        signal,
      }),
  });
}

/** Node ids of all favourites, for the hearts of every list. Only members have any. */
export function favouriteIdsOptions(wps: WpsClient, member: string | undefined) {
  return queryOptions({
    ...quiet,
    queryKey: [...lobbyKeys.favouriteIds, member],
    queryFn: async ({ signal }) => {
      // Any page will do: the ids are those of all pages, and no name in them depends on the language.
      const query = { pageNo: 1, pageSize: 26, language: 'EN' };
      const answer = await wps.call('lobby.favouriteList', { query, signal });
      return answer.nodeIds;
    },
    enabled: member !== undefined,
  });
}

/** Games that a member played last, for home. */
export function playedOptions(wps: WpsClient, language: string, member: string | undefined) {
  return queryOptions({
    ...quiet,
    queryKey: [...lobbyKeys.mine, 'played', language, member],
    queryFn: async ({ signal }) => {
      const query = { page: 1, pageSize: shelfSize, language, clientType: 2 };
      return (await wps.call('lobby.recentList', { query, signal })).items;
    },
    enabled: member !== undefined,
  });
}

/** A member's favourites, for home; not asked for where there are none. */
export function lovedOptions(wps: WpsClient, language: string, member: string | undefined) {
  return queryOptions({
    ...quiet,
    queryKey: [...lobbyKeys.mine, 'loved', language, member],
    queryFn: async ({ signal }) => {
      const query = { pageNo: 1, pageSize: shelfSize, language };
      return (await wps.call('lobby.favouriteList', { query, signal })).items;
    },
  });
}
