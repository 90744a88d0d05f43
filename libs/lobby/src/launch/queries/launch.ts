import { webLink } from '@playhouse/navigation';
import type { WpsClient } from '@playhouse/wps';
import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { LaunchRequest } from '../logic/launchRequest';
import { lobbyKeys } from '../../shared/queries/queryKeys';
import { vendorsOptions } from '../../shared/queries/vendors';

/** A game that was started. */
export interface LaunchedGame {
  /** http or https, absolute. */
  url: string;
  /** `frame` runs in the site, `top` takes the whole window, as some vendors ask. */
  openMode: 'frame' | 'top';
  name: string | undefined;
  /** Its page tells when it is ready; of any other only its loading is known. */
  handshake: boolean;
  /** The reference by which customer service finds this start. */
  reference: string | undefined;
}

export interface LaunchInput {
  request: LaunchRequest;
  language: string;
  /** One start per visit of the launch screen: the history entry's key. */
  visit: string;
}

/** The game's address made absolute; throws for anything that is not a web page. */
function gameUrl(url: string): string {
  const link = webLink(url);
  if (link === undefined) throw new TypeError('A game cannot start there');
  return new URL(link.href, window.location.origin).href;
}

async function openModeOf(client: QueryClient, wps: WpsClient, input: LaunchInput) {
  const vendors = await client
    .ensureQueryData(vendorsOptions(wps, input.language))
    // Without the list a frame is the safe way.
    .catch(() => []);
  return vendors.find(({ vassalage }) => vassalage === input.request.vendor)?.openMode ?? 'frame';
}

/** Tells the platform that a game was played (FAV-02). A failure must not keep the player from it. */
async function recordRecent(
  client: QueryClient,
  wps: WpsClient,
  { nodeId, vendor }: LaunchRequest,
) {
  if (nodeId === undefined) return;
  await wps.call('lobby.addRecent', { body: { nodeId, vendor } }).catch(() => undefined);
  await Promise.all([
    client.invalidateQueries({ queryKey: lobbyKeys.recents }),
    client.invalidateQueries({ queryKey: lobbyKeys.mine }),
  ]);
}

/** Starts a game: the platform gives an address that is good for one start. */
export async function startGame(
  client: QueryClient,
  wps: WpsClient,
  input: LaunchInput,
): Promise<LaunchedGame> {
  const { request, language } = input;
  const query = {
    gameCategory: request.category,
    vendor: request.vendor,
    gameId: request.gameId,
    nodeId: request.nodeId,
    supportPlay: request.supportPlay,
    showChoice: false,
    playType: request.playType,
    prizeMode: request.prizeMode,
    language,
  };
  const [answer, openMode] = await Promise.all([
    wps.call('lobby.launchGame', { query }),
    openModeOf(client, wps, input),
  ]);
  void recordRecent(client, wps, request);
  return {
    url: gameUrl(answer.url),
    openMode,
    name: answer.gameName ?? undefined,
    handshake: answer.handshake === true,
    reference: answer.reference ?? undefined,
  };
}

/**
 * Starts a game once per visit of the launch screen, however often it renders (LAUNCH-01 to LAUNCH-04).
 */
export function launchOptions(client: QueryClient, wps: WpsClient, input: LaunchInput) {
  const { request, visit } = input;
  // eslint-disable-next-line @tanstack/query/exhaustive-deps -- a change of language must not start the game again, and the clients are no part of what is asked
  return queryOptions({
    queryKey: [...lobbyKeys.all, 'launch', visit, request],
    // Without the signal: a start that is on its way is one, and must not become two.
    queryFn: () => startGame(client, wps, input),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    meta: { silent: true },
  });
}
