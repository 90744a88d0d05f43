import { storageKeys } from '@playhouse/storage';
import { lobbyCalls } from '@playhouse/wps';
import * as z from 'zod/mini';
import { lastKnown } from '../../shared/queries/lastKnown';
import type { PrizeMode } from '../logic/lottery';

const lotteries = z.array(lobbyCalls.lottery);

/** The menu of groups as it was on the last visit. */
export const lastMenu = lastKnown(
  storageKeys.gameLotteries,
  z.array(z.object({ groupName: z.string(), lotteries })),
);

const lastOf = {
  LOTT: lastKnown(storageKeys.lotteries, lotteries),
  ELOTT: lastKnown(storageKeys.eLotteries, lotteries),
} as const;

/** Where the lotteries of a prize mode are kept; the specification names no place for those of SEA. */
export function lastLotteries(prizeMode: PrizeMode) {
  return prizeMode === 'SEA' ? undefined : lastOf[prizeMode];
}
