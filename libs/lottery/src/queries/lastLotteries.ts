import { storageKeys } from '@playhouse/storage';
import { lastKnown } from '@playhouse/platform';
import type { PrizeMode } from '@playhouse/categories';

const schemas = () => import('./keptLotteries');
const lotteries = async () => (await schemas()).lotteries();

/** The menu of groups as it was on the last visit. */
export const lastMenu = lastKnown(storageKeys.gameLotteries, async () =>
  (await schemas()).lotteryMenu(),
);

const lastOf = {
  LOTT: lastKnown(storageKeys.lotteries, lotteries),
  ELOTT: lastKnown(storageKeys.eLotteries, lotteries),
} as const;

/** Where the lotteries of a prize mode are kept; the specification names no place for those of SEA. */
export function lastLotteries(prizeMode: PrizeMode) {
  return prizeMode === 'SEA' ? undefined : lastOf[prizeMode];
}
