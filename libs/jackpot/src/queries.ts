import type { WpsClient } from '@playhouse/wps';
import { queryOptions } from '@tanstack/react-query';

/** How often a live jackpot is read, in milliseconds. */
const refreshMs = 10_000;

/** The platform's real jackpot (JACK-01), read only for merchants whose ticker follows a feed. */
export function jackpotOptions(wps: WpsClient, enabled: boolean) {
  return queryOptions({
    queryKey: ['jackpot', 'feed'],
    // The contract's schemas come with the first request, not with the first paint.
    queryFn: async ({ signal }) => (await import('./requests')).jackpotFeed(wps, signal),
    select: ({ amount }) => Math.floor(amount),
    refetchInterval: refreshMs,
    enabled,
    meta: { silent: true },
  });
}
