import { and, between, eq, sql } from 'drizzle-orm';
import type { memberCalls } from '@playhouse/wps';
import { dailyTotals } from '../../db/schema';
import { sumColumn } from '../../db/sumColumn';
import { toMajor } from '../../ledger/money';
import type { Asked } from '../../call/route';
import type { MemberAsker } from '../../model/platform/asker';

/** Movements of the wallet in the period: games by category, and everything else by its kind. */
export async function profitAndLoss(
  { services, member, scope }: MemberAsker,
  { query }: Asked<typeof memberCalls.profitAndLoss>,
) {
  const rows = await services.db
    .select({
      category: dailyTotals.category,
      played: sql<boolean>`sum(${dailyTotals.staked}) <> 0 or sum(${dailyTotals.won}) <> 0`,
      bet: sumColumn(dailyTotals.staked),
      win: sumColumn(dailyTotals.won),
      amount: sumColumn(dailyTotals.amount),
      allBet: sql<number>`sum(sum(${dailyTotals.staked})) over ()`.mapWith(Number),
      allWin: sql<number>`sum(sum(${dailyTotals.won})) over ()`.mapWith(Number),
    })
    .from(dailyTotals)
    .where(
      and(
        eq(dailyTotals.memberId, member.id),
        between(dailyTotals.day, query.startDate, query.endDate),
      ),
    )
    .groupBy(dailyTotals.category)
    .orderBy(dailyTotals.category);
  const major = (amount: number) => toMajor(amount, scope);
  const moved = (kind: string) => rows.find(({ category }) => category === kind)?.amount ?? 0;
  const { allBet = 0, allWin = 0 } = rows[0] ?? {};
  const rebate = moved('rebate');
  const promotion = moved('promotion');
  return {
    betAmount: major(allBet),
    winAmount: major(allWin),
    rebateAmount: major(rebate),
    promotionAmount: major(promotion),
    depositAmount: major(moved('deposit')),
    withdrawAmount: major(-moved('withdraw')),
    netAmount: major(allWin - allBet + rebate + promotion),
    categories: rows
      .filter(({ played }) => played)
      .map(({ category, bet, win }) => ({
        gameType: category,
        betAmount: major(bet),
        winAmount: major(win),
        netAmount: major(win - bet),
      })),
  };
}
