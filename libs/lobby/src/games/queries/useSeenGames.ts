import { useWithPictures } from '@playhouse/ui-kit';
import { imageSources, useMerchant } from '@playhouse/whitelabel';
import { tileSources } from '../logic/tileImage';
import type { GameItem } from '../logic/types';

/** Games whose pictures a phone shows on arrival. */
const seenAtFirst = 6;

/**
 * Games of a query, of which a later answer is shown once the pictures on top are there.
 *
 * @param awaited how many pictures; 0 waits for none
 */
export function useSeenGames<T extends readonly GameItem[] | undefined>(
  query: string,
  games: T,
  awaited = seenAtFirst,
): T {
  const { imageCDNs } = useMerchant();
  return useWithPictures(query, games, (shown) =>
    (shown ?? [])
      .slice(0, awaited)
      .flatMap((game) =>
        tileSources(game, (path) => imageSources({ imageCDNs }, path)).slice(0, 1),
      ),
  );
}
