import { useWps } from '@playhouse/platform';
import type { Page } from '@playhouse/wps';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import { changeIds, findSpot, insertItem, removeItem } from '../logic/favourites';
import type { Spot } from '../logic/favourites';
import { lobbyKeys } from '../../shared/queries/queryKeys';
import type { GameItem } from '../logic/types';

export interface FavouriteChange {
  nodeId: string;
  /** Vendor code. */
  vendor: string;
  /** true adds, false removes. */
  wanted: boolean;
}

type Pages = InfiniteData<Page<GameItem>, number>;

/** Tiles that a removal took away, list by list. */
type Removed = [QueryKey, Spot<GameItem>][];

const toggleKey = ['lobby', 'toggleFavourite'];

function writeIds(client: QueryClient, nodeId: string, wanted: boolean): void {
  client.setQueriesData<string[]>(
    { queryKey: lobbyKeys.favouriteIds },
    (ids) => ids && changeIds(ids, nodeId, wanted),
  );
}

function removeTiles(client: QueryClient, nodeId: string): Removed {
  const removed: Removed = [];
  for (const [key, data] of client.getQueriesData<Pages>({ queryKey: lobbyKeys.favourites })) {
    const spot = data && findSpot(data.pages, nodeId);
    if (!data || !spot) continue;
    removed.push([key, spot]);
    client.setQueryData<Pages>(
      key,
      (old) => old && { ...old, pages: removeItem(old.pages, nodeId) },
    );
  }
  return removed;
}

function putBack(client: QueryClient, removed: Removed): void {
  for (const [key, spot] of removed) {
    client.setQueryData<Pages>(key, (old) => old && { ...old, pages: insertItem(old.pages, spot) });
  }
}

/**
 * Adds or removes a favourite: every list shows it at once, and takes back exactly this change when it
 * fails (FAV-01). Changes are sent one after the other, so the last tap decides.
 */
export function useToggleFavourite() {
  const wps = useWps();
  const client = useQueryClient();
  return useMutation({
    mutationKey: toggleKey,
    scope: { id: toggleKey.join('.') },
    mutationFn: async ({ nodeId, vendor, wanted }: FavouriteChange) => {
      if (wanted) await wps.call('lobby.addFavourite', { body: { nodeId, vendor } });
      else await wps.call('lobby.removeFavourite', { query: { nodeId, vendor } });
    },
    onMutate: async ({ nodeId, wanted }): Promise<Removed> => {
      // An answer on its way knows nothing of this change yet.
      await Promise.all([
        client.cancelQueries({ queryKey: lobbyKeys.favouriteIds }),
        client.cancelQueries({ queryKey: lobbyKeys.favourites }),
      ]);
      writeIds(client, nodeId, wanted);
      return wanted ? [] : removeTiles(client, nodeId);
    },
    onError: (_error, { nodeId, wanted }, removed) => {
      writeIds(client, nodeId, !wanted);
      putBack(client, removed ?? []);
    },
    onSettled: async () => {
      if (client.isMutating({ mutationKey: toggleKey }) > 1) return;
      // A tile less moves every later page up by one: read them again.
      await Promise.all([
        client.invalidateQueries({ queryKey: lobbyKeys.favouriteIds }),
        client.invalidateQueries({ queryKey: lobbyKeys.favourites }),
        client.invalidateQueries({ queryKey: lobbyKeys.mine }),
      ]);
    },
  });
}
