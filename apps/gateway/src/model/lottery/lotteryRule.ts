import type { lobbyCalls } from '@playhouse/wps';
import type { MerchantScope } from '../../base/merchants';
import { getDrawShape } from '../../catalogue/lotteries';
import { toMajor } from '../../ledger/money';
import type { GameRow } from '../../db/schema';
import { listPlays } from '../../catalogue/lotteryRules/lottery';
import { getLeastStake, maxBet } from '../lobby/round';

/** How a lottery draws and is played, in the currency of a merchant. */
export function getLotteryRule(game: GameRow, scope: MerchantScope): lobbyCalls.LotteryRule {
  const { count, from, to, repeats } = getDrawShape(game.name);
  return {
    ...{ count, from, to, repeats },
    minBet: toMajor(getLeastStake(game, scope), scope),
    maxBet,
    plays: listPlays(game.name),
  };
}
