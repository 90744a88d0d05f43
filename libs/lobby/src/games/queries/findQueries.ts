import type { WpsClient } from '@playhouse/wps';
import { queryOptions } from '@tanstack/react-query';
import { quiet, slow } from '../../shared/queries/options';
import { lobbyKeys } from '../../shared/queries/queryKeys';

/** Names of all that can be found; asked for when a search is touched. */
export function gameIndexOptions(wps: WpsClient, language: string) {
  return queryOptions({
    ...quiet,
    queryKey: [...lobbyKeys.all, 'gameIndex', language],
    queryFn: ({ signal }) => wps.call('lobby.gameIndex', { query: { language }, signal }),
    staleTime: slow,
  });
}

/** Rules, return and bets of a game. */
export function gameFactsOptions(wps: WpsClient, language: string, nodeId: string) {
  return queryOptions({
    ...quiet,
    queryKey: [...lobbyKeys.all, 'gameFacts', language, nodeId],
    queryFn: ({ signal }) => wps.call('lobby.gameFacts', { query: { nodeId, language }, signal }),
    staleTime: slow,
  });
}
