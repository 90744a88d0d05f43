import type { WpsClient } from '@playhouse/wps';
import { queryOptions } from '@tanstack/react-query';

/** How often a live jackpot is read, in milliseconds. */
const refreshMs = 10_000;

/** The platform's real jackpot (JACK-01), read only for merchants whose ticker follows a feed. */
export function jackpotOptions(wps: WpsClient, enabled: boolean) {
  return queryOptions({
    queryKey: ['jackpot', 'feed'],
    queryFn: ({ signal }) => wps.call('lobby.jackpotFeed', { signal }),
    select: ({ amount }) => Math.floor(amount),
    refetchInterval: refreshMs,
    enabled,
    meta: { silent: true },
  });
}
