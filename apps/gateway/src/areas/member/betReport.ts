import { and, between, eq } from 'drizzle-orm';
import { getOutcome } from '@playhouse/wps';
import type { memberCalls } from '@playhouse/wps';
import { dailyTotals, games, rounds } from '../../db/schema';
import { sumColumn } from '../../db/sumColumn';
import { toMajor } from '../../ledger/money';
import { inPeriod, report } from '../../call/report';
import type { Asked } from '../../call/route';
import type { MemberAsker } from '../../model/platform/asker';

export async function betReport(
  { services, member, scope }: MemberAsker,
  { query }: Asked<typeof memberCalls.betReport>,
) {
  const category = query.gameType === 'ALL' ? undefined : query.gameType;
  const [page, [total]] = await Promise.all([
    report(query, {
      columns: [
        { by: rounds.createdAt, type: 'time' },
        { by: rounds.id, type: 'text' },
      ],
      where: and(
        eq(rounds.memberId, member.id),
        inPeriod(rounds.createdAt, query, scope),
        category ? eq(rounds.category, category) : undefined,
      ),
      select: (place) =>
        services.db
          .select({ round: rounds, name: games.name, ...place })
          .from(rounds)
          .innerJoin(games, eq(games.nodeId, rounds.nodeId)),
      toLine: ({ round, name }) => ({
        orderId: round.id,
        gameName: name,
        vendor: round.vendor,
        gameType: round.category,
        betAmount: toMajor(round.bet, scope),
        winAmount: toMajor(round.win, scope),
        netAmount: toMajor(round.win - round.bet, scope),
        status: getOutcome(round.bet, round.win).outcome,
        betTime: round.createdAt.getTime(),
      }),
    }),
    services.db
      .select({
        size: sumColumn(dailyTotals.rounds),
        bet: sumColumn(dailyTotals.bet),
        win: sumColumn(dailyTotals.win),
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
  const footer = {
    betAmount: toMajor(total?.bet ?? 0, scope),
    winAmount: toMajor(total?.win ?? 0, scope),
  };
  return { ...page, totalCount: total?.size ?? 0, footer };
}
