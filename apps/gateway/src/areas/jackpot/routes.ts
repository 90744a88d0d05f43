import { lobbyCalls } from '@playhouse/wps';
import { answer } from '../../call/route';
import { toMajor } from '../../ledger/money';
import { findJackpot, getJackpotAmount } from '../../model/jackpot/jackpot';
import { hasJackpot } from '../../model/jackpot/terms';
import type { Asker } from '../../model/platform/asker';
import { jackpotEntries } from './entries';

/** The pot in force (JACK-01); nothing where the merchant has none. A trial account sees it and cannot win it. */
async function jackpotFeed({ services, scope }: Asker) {
  const jackpot = await findJackpot(services.db, scope.config.code);
  const amount = jackpot === undefined ? 0 : await getJackpotAmount(services.db, jackpot);
  return {
    ...{ amount: toMajor(amount, scope), updateTime: services.now() },
    winnable: jackpot !== undefined && hasJackpot(scope),
  };
}

export const jackpotRoutes = [
  answer(lobbyCalls.jackpotFeed, jackpotFeed),
  answer(lobbyCalls.jackpotEntries, jackpotEntries),
];
