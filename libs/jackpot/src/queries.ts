import type { WpsClient } from '@playhouse/wps';
import { queryOptions } from '@tanstack/react-query';

/** How often a live jackpot is read, in milliseconds. */
const refreshMs = 10_000;

/** The platform's pot (JACK-01) in whole major units, and whether it can be won; read only for merchants whose ticker follows a feed. */
export function jackpotOptions(wps: WpsClient, enabled: boolean) {
  return queryOptions({
    queryKey: ['jackpot', 'feed'],
    queryFn: ({ signal }) => wps.call('lobby.jackpotFeed', { signal }),
    select: ({ amount, winnable }) => ({ amount: Math.floor(amount), winnable }),
    refetchInterval: refreshMs,
    enabled,
    meta: { silent: true },
  });
}

/** The pot's entries, its terms and the wins before; renewed while somebody looks. */
export function jackpotEntriesOptions(wps: WpsClient) {
  return queryOptions({
    queryKey: ['jackpot', 'entries'],
    queryFn: ({ signal }) => wps.call('lobby.jackpotEntries', { signal }),
    refetchInterval: refreshMs,
  });
}
