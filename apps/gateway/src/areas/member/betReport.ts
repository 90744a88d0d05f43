import { and, between, eq, gte, lt } from 'drizzle-orm';
import { outcomeOf } from '@playhouse/wps';
import type { memberCalls } from '@playhouse/wps';
import { dailyTotals, games, rounds } from '../../db/schema';
import { sumOf } from '../../db/sumOf';
import { toMajor } from '../../ledger/money';
import { keyedPage } from '../../call/keyedPage';
import { periodOf } from '../../base/period';
import type { Asked } from '../../call/route';
import type { MemberAsker } from '../../model/platform/asker';

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
    status: outcomeOf(round.bet, round.win).outcome,
    betTime: round.createdAt.getTime(),
  }));
  const footer = {
    betAmount: toMajor(total?.bet ?? 0, scope),
    winAmount: toMajor(total?.win ?? 0, scope),
  };
  return { list, ...fields, totalCount: total?.size ?? 0, footer };
}
