import type { PrizeMode } from '@playhouse/categories';
import { serverClock } from '@playhouse/platform';
import type { WpsClient } from '@playhouse/wps';
import { queryOptions } from '@tanstack/react-query';

/** A draw is over a moment before its numbers are asked for; and no clock asks all the time. In milliseconds. */
const drawTakes = 500;
const shortestPause = 5_000;

/**
 * One lottery with its rule and the draw that takes bets, the first one for `lobby` (ROUTE-08); null when the platform
 * has none of that code.
 */
export function lotteryOptions(wps: WpsClient, prizeMode: PrizeMode, code: string) {
  return queryOptions({
    queryKey: ['lottery', 'play', prizeMode, code],
    queryFn: async ({ signal }) => {
      const all = await wps.call('lobby.lotteryList', { query: { prizeMode }, signal });
      return (code === 'lobby' ? all[0] : all.find((lottery) => lottery.code === code)) ?? null;
    },
    // The draw that takes bets is another one as soon as this one is over.
    refetchInterval: ({ state }) => {
      const next = state.data?.nextDrawTime;
      return next ? Math.max(shortestPause, next - serverClock.now() + drawTakes) : false;
    },
  });
}
