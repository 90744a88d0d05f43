import { and, between, eq } from 'drizzle-orm';
import { getOutcome } from '@playhouse/wps';
import type { memberCalls } from '@playhouse/wps';
import { dailyTotals, games, rounds, vendors } from '../../db/schema';
import { sumColumn } from '../../db/sumColumn';
import { addDays } from '../../call/addDays';
import { toMajor } from '../../ledger/money';
import { inPeriod, report } from '../../call/report';
import type { Asked } from '../../call/route';
import type { MemberAsker } from '../../model/platform/asker';

export async function betReport(
  { services, member, scope }: MemberAsker,
  { query }: Asked<typeof memberCalls.betReport>,
) {
  const category = query.gameType === 'ALL' ? undefined : query.gameType;
  const { day } = dailyTotals;
  const [page, days] = await Promise.all([
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
          .select({ round: rounds, name: games.name, vendor: vendors.name, ...place })
          .from(rounds)
          .innerJoin(games, eq(games.nodeId, rounds.nodeId))
          .leftJoin(vendors, eq(vendors.code, rounds.vendor)),
      toLine: ({ round, name, vendor }) => ({
        orderId: round.id,
        gameName: name,
        vendor: vendor ?? round.vendor,
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
        day,
        size: sumColumn(dailyTotals.rounds),
        betAmount: sumColumn(dailyTotals.bet),
        winAmount: sumColumn(dailyTotals.win),
      })
      .from(dailyTotals)
      .where(
        and(
          eq(dailyTotals.memberId, member.id),
          between(day, query.startDate, query.endDate),
          category ? eq(dailyTotals.category, category) : undefined,
        ),
      )
      .groupBy(day),
  ]);
  const totalCount = days.reduce((sum, { size }) => sum + size, 0);
  return { ...page, totalCount, footer: addDays(days, ['betAmount', 'winAmount'], scope) };
}
