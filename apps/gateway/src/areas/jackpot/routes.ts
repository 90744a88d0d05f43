import { lobbyCalls } from '@playhouse/wps';
import { eq } from 'drizzle-orm';
import { answer } from '../../call/route';
import { stakeTotals } from '../../db/schema';
import { sumColumn } from '../../db/sumColumn';
import { toMajor, toMinor } from '../../ledger/money';
import type { Asker } from '../../model/platform/asker';

const start = 1_000_000;
const share = 0.01;

/** The pot: a million to begin with, and one percent of every stake on the platform (JACK-01). No game pays it. */
async function jackpotFeed({ services, scope }: Asker) {
  const [total] = await services.db
    .select({ bet: sumColumn(stakeTotals.bet) })
    .from(stakeTotals)
    .where(eq(stakeTotals.merchant, scope.config.code));
  const amount = toMinor(start, scope) + Math.floor((total?.bet ?? 0) * share);
  return { amount: toMajor(amount, scope), updateTime: services.now(), winnable: false };
}

export const jackpotRoutes = [answer(lobbyCalls.jackpotFeed, jackpotFeed)];
