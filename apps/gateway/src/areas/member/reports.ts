import { and, between, eq, getTableColumns, gte, lt, sql } from 'drizzle-orm';
import type { memberCalls } from '@playhouse/wps';
import { dailyTotals, games, rebates, rounds } from '../../db/schema';
import { sumOf } from '../../db/sumOf';
import { toMajor } from '../../ledger/money';
import { keyedPage } from '../../call/keyedPage';
import { dayOf, periodOf } from '../../base/period';
import type { Asked } from '../../call/route';
import type { MemberAsker } from '../../model/asker';

const statusOf = (bet: number, win: number) => (win > bet ? 'won' : win === bet ? 'tie' : 'lost');

export async function betReport(
  { services, member, scope }: MemberAsker,
  { query }: Asked<typeof memberCalls.betReport>,
) {
  const { from, until } = periodOf(query, scope.config.timeZone);
  const category = query.gameType === 'ALL' ? undefined : query.gameType;
  const where = and(
    eq(rounds.memberId, member.id),
    gte(rounds.createdAt, from),
    lt(rounds.createdAt, until),
    category ? eq(rounds.category, category) : undefined,
  );
  const page = keyedPage(query, [
    { by: rounds.createdAt, type: 'time' },
    { by: rounds.id, type: 'text' },
  ]);
  const [found, [total]] = await Promise.all([
    services.db
      .select({ round: rounds, name: games.name, ...page.selected })
      .from(rounds)
      .innerJoin(games, eq(games.nodeId, rounds.nodeId))
      .where(and(where, page.where))
      .orderBy(...page.orderBy)
      .limit(page.limit)
      .offset(page.offset),
    services.db
      .select({
        size: sumOf(dailyTotals.rounds),
        bet: sumOf(dailyTotals.bet),
        win: sumOf(dailyTotals.win),
      })
      .from(dailyTotals)
      .where(
        and(
          eq(dailyTotals.memberId, member.id),
          between(dailyTotals.day, query.startDate, query.endDate),
          category ? eq(dailyTotals.category, category) : undefined,
        ),
      ),
  ]);
  const { rows, fields } = page.pageOf(found);
  const list = rows.map(({ round, name }) => ({
    orderId: round.id,
    gameName: name,
    vendor: round.vendor,
    gameType: round.category,
    betAmount: toMajor(round.bet, scope),
    winAmount: toMajor(round.win, scope),
    netAmount: toMajor(round.win - round.bet, scope),
    status: statusOf(round.bet, round.win) as 'won' | 'tie' | 'lost',
    betTime: round.createdAt.getTime(),
  }));
  const footer = {
    betAmount: toMajor(total?.bet ?? 0, scope),
    winAmount: toMajor(total?.win ?? 0, scope),
  };
  return { list, ...fields, totalCount: total?.size ?? 0, footer };
}

/** What moved in the wallet in the period: games by category, and everything else by its kind. */
export async function profitAndLoss(
  { services, member, scope }: MemberAsker,
  { query }: Asked<typeof memberCalls.profitAndLoss>,
) {
  const rows = await services.db
    .select({
      category: dailyTotals.category,
      played: sql<boolean>`sum(${dailyTotals.staked}) <> 0 or sum(${dailyTotals.won}) <> 0`,
      bet: sumOf(dailyTotals.staked),
      win: sumOf(dailyTotals.won),
      amount: sumOf(dailyTotals.amount),
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

export async function rebateReport(
  { services, member, scope }: MemberAsker,
  { query }: Asked<typeof memberCalls.rebateReport>,
) {
  const { timeZone } = scope.config;
  const { from, until } = periodOf(query, timeZone);
  const where = and(
    eq(rebates.memberId, member.id),
    gte(rebates.until, from),
    lt(rebates.until, until),
  );
  const page = keyedPage(query, [
    { by: rebates.until, type: 'time' },
    { by: rebates.id, type: 'text' },
  ]);
  const found = await services.db
    .select({ ...getTableColumns(rebates), ...page.selected })
    .from(rebates)
    .where(and(where, page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit)
    .offset(page.offset);
  const { rows, fields } = page.pageOf(found);
  const list = rows.map((row) => ({
    id: row.id,
    day: dayOf(row.until, timeZone),
    gameType: row.category,
    betAmount: toMajor(row.turnover, scope),
    rate: row.rate,
    amount: toMajor(row.amount, scope),
    status: 'issued' as const,
  }));
  return { list, ...fields };
}
