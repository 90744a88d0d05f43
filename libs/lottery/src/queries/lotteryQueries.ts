import type { PrizeMode } from '@playhouse/categories';
import { forEverybody, keep, keyedPages, serverClock } from '@playhouse/platform';
import { memberKey } from '@playhouse/session';
import type { WpsClient } from '@playhouse/wps';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { lastLotteries, lastMenu } from './lastLotteries';
import { pauseUntilDraw } from '../logic/lottery';
import type { OrderStatus } from '../logic/types';

/** Lotteries of a prize mode (ROUTE-07). */
export function lotteriesOptions(wps: WpsClient, prizeMode: PrizeMode) {
  return queryOptions({
    ...forEverybody,
    queryKey: ['lottery', 'list', prizeMode],
    queryFn: async ({ signal }) =>
      keep(
        lastLotteries(prizeMode),
        'ALL',
        await wps.call('lobby.lotteryList', { query: { prizeMode }, signal }),
      ),
    // A draw that is over has numbers to show.
    refetchInterval: ({ state }) => pauseUntilDraw(state.data ?? [], serverClock.now()),
  });
}

/** Lotteries by group, for the menu of the lottery screen. */
export function lotteryMenuOptions(wps: WpsClient, language: string) {
  return queryOptions({
    ...forEverybody,
    queryKey: ['lottery', 'menu', language],
    queryFn: async ({ signal }) =>
      keep(
        lastMenu,
        language,
        await wps.call('lobby.lotteryMenu', { query: { language }, signal }),
      ),
  });
}

/** Draws of the Vietnamese lotteries that are over, of one lottery or of all. */
export function vietnameseResultsOptions(wps: WpsClient, code?: string) {
  return queryOptions({
    ...forEverybody,
    queryKey: ['lottery', 'results', code ?? 'ALL'],
    queryFn: ({ signal }) => wps.call('lobby.vietnameseResults', { query: { code }, signal }),
  });
}

/** Issues of the Vietnamese lotteries that take bets now. */
export function vietnameseNumeroOptions(wps: WpsClient, code?: string) {
  return queryOptions({
    ...forEverybody,
    queryKey: ['lottery', 'issues', code ?? 'ALL'],
    queryFn: ({ signal }) => wps.call('lobby.vietnameseNumero', { query: { code }, signal }),
  });
}

/** Root of everything about the member's own stakes. */
export const ordersKey = [...memberKey, 'lotteryOrders'] as const;

/** How many orders a page holds. */
const orderPage = 20;

/** A draw may settle an open order at any moment. */
const settling = { staleTime: 0, meta: { silent: true } } as const;

/** The member's lottery orders, newest first, all or of one status. */
export function ordersOptions(wps: WpsClient, status: OrderStatus | undefined) {
  return infiniteQueryOptions({
    ...settling,
    queryKey: [...ordersKey, 'list', status ?? 'ALL'],
    queryFn: ({ pageParam, signal }) =>
      wps.call('lobby.orders', {
        query: { ...pageParam, status: status ?? 'ALL' },
        signal,
      }),
    ...keyedPages(orderPage),
    select: ({ pages }) => ({ items: pages.flatMap(({ items }) => items) }),
  });
}

/** How often an open order is looked at, in milliseconds. */
const orderPause = 15_000;

/** One order with its bets, looked at again and again until it is settled. */
export function orderOptions(wps: WpsClient, orderId: string) {
  return queryOptions({
    ...settling,
    queryKey: [...ordersKey, 'order', orderId],
    queryFn: ({ signal }) => wps.call('lobby.orderDetail', { query: { orderId }, signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'open' ? orderPause : false),
  });
}
