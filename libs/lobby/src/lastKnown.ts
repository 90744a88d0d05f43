import { jsonItem, localStore, storageKeys } from '@playhouse/storage';
import type { JsonItem, StorageKey } from '@playhouse/storage';
import { lobbyCalls } from '@playhouse/wps';
import * as z from 'zod/mini';
import type { PrizeMode } from './logic/lottery';

/** What the platform said last, and of what: its language, or `ALL` where it has none. */
export interface Known<T> {
  scope: string;
  data: T;
}

function known<T>(key: StorageKey, schema: z.ZodMiniType<T>): JsonItem<Known<T>> {
  return jsonItem<Known<T>>(localStore, key, z.object({ scope: z.string(), data: schema }));
}

/**
 * Lists as the platform sent them last: they are on the screen at once, also on a slow network, until its
 * answer takes their place. Never more than that: each visit asks the platform.
 */
export const lastKnown = {
  vendors: known(storageKeys.vendors, z.array(lobbyCalls.vendor)),
  hotGames: known(storageKeys.hotGames, z.array(lobbyCalls.gameItem)),
  lotteryMenu: known(
    storageKeys.gameLotteries,
    z.array(z.object({ groupName: z.string(), lotteries: z.array(lobbyCalls.lottery) })),
  ),
  LOTT: known(storageKeys.lotteries, z.array(lobbyCalls.lottery)),
  ELOTT: known(storageKeys.eLotteries, z.array(lobbyCalls.lottery)),
} as const;

/** Where the lotteries of a prize mode are kept; the specification names no place for those of SEA. */
export function lastLotteries(prizeMode: PrizeMode) {
  return prizeMode === 'SEA' ? undefined : lastKnown[prizeMode];
}

/** Keeps an answer for the next visit, and hands it on. */
export function keep<T>(item: JsonItem<Known<T>> | undefined, scope: string, data: T): T {
  item?.set({ scope, data });
  return data;
}
