import { parseArgs } from 'node:util';
import { checkRounds } from '../src/audit/checkRounds';
import type { Fault } from '../src/audit/replayRound';
import { readOptions } from '../src/app/environment';
import type { MerchantScope } from '../src/base/merchants';
import { createScopes, readMerchants } from '../src/base/merchants';
import { startOfDay, toDay } from '../src/base/period';
import { openDatabase } from '../src/db/open';
import { asCommand } from './asCommand';

const reasons: Readonly<Record<Fault, string>> = {
  commitment: 'its seed is another than the one that was promised',
  actions: 'its seeds and actions make no whole round',
  bet: 'its bet is another than what was staked',
  view: 'the record shows another round',
  win: 'it pays another amount by the rules',
  jackpot: 'its part in the pot is another',
  ledger: 'the books hold other movements',
};

/** From the first day of a month (YYYY-MM) up to the first of the next, on the merchant's clock. */
function toMonth(month: string, { config }: MerchantScope) {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  const begin = (of: string) => startOfDay(`${of}-01`, config.timeZone);
  return { from: begin(month), until: begin(next) };
}

/**
 * Plays the rounds of a month again and holds each against its record and the books: `npm run check-rounds -- --month
 * 2026-11 --merchant amihanda`; without them the present month of every merchant. Ends with 1 when a round does not hold,
 * and with 2 when they could not be looked at.
 */
await asCommand(async () => {
  const { values } = parseArgs({
    options: { month: { type: 'string' }, merchant: { type: 'string' } },
  });
  const { month, merchant } = values;
  if (month !== undefined && !/^\d{4}-(0[1-9]|1[0-2])$/.test(month))
    throw new Error(`${month} is no month`);
  const { databaseUrl, dataDir = '.data/gateway', merchantsDir = '' } = readOptions(process.env);
  const scopes = [...createScopes(readMerchants(merchantsDir)).values()];
  const chosen = scopes.filter(({ code }) => merchant === undefined || code === merchant);
  if (chosen.length === 0) throw new Error(`There is no merchant ${merchant}`);
  const { db, close } = await openDatabase({ databaseUrl, dataDir });
  try {
    for (const scope of chosen) {
      const of = month ?? toDay(Date.now(), scope.config.timeZone).slice(0, 7);
      const { counts, failed } = await checkRounds(db, scope, toMonth(of, scope));
      console.log(
        `${scope.code} ${of}: hold ${counts.round} rounds, ${counts.match} bets on matches, ${counts.lottery} orders of lotteries; ${counts.unproved} keep no proof; ${failed.length} do not hold.`,
      );
      for (const { id, fault } of failed) console.error(`BROKEN: ${id}, ${reasons[fault]}`);
      if (failed.length > 0) process.exitCode = 1;
    }
  } finally {
    await close();
  }
});
