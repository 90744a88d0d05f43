import { and, eq, sql } from 'drizzle-orm';
import type { agentCalls } from '@playhouse/wps';
import type { Period } from '../../base/period';
import type { Asked } from '../../call/route';
import { dailyTotals, members } from '../../db/schema';
import { sumColumn } from '../../db/sumColumn';
import { toMajor } from '../../ledger/money';
import type { MemberAsker } from '../../model/platform/asker';
import { isInTeam } from '../../model/agent/team';
import { figures, getNet, inDays } from './figures';
import { demandAgent } from './demandAgent';

const dayMs = 86_400_000;

/** Steps of a course: few enough to be seen apart on a narrow screen, whatever the period. */
function unitOf({ startDate, endDate }: Period): 'day' | 'week' | 'month' {
  const days = (Date.parse(endDate) - Date.parse(startDate)) / dayMs + 1;
  if (days <= 62) return 'day';
  return days <= 366 ? 'week' : 'month';
}

/** How the team did, step by step; the days' totals are all that is read. */
export async function teamTrend(
  { services, member, scope }: MemberAsker,
  { query }: Asked<typeof agentCalls.teamTrend>,
) {
  demandAgent(member);
  const unit = unitOf(query);
  // Written into the statement, not bound: the same step is grouped by and answered. A day has no time zone.
  const step = sql<string>`to_char(date_trunc(${sql.raw(`'${unit}'`)}, ${dailyTotals.day}::timestamp), 'YYYY-MM-DD')`;
  const category = query.gameType === 'ALL' ? undefined : query.gameType;
  const which = category ? eq(dailyTotals.category, category) : undefined;
  const rows = await services.db
    .select({
      day: step,
      ...figures,
      settledBet: sumColumn(dailyTotals.bet),
      settledWin: sumColumn(dailyTotals.win),
    })
    .from(dailyTotals)
    .innerJoin(members, eq(members.id, dailyTotals.memberId))
    .where(inDays(query, and(isInTeam(member), which)))
    .groupBy(step)
    .orderBy(step);
  const major = (amount: number) => toMajor(amount, scope);
  const points = rows.map((row) => ({
    day: row.day,
    depositAmount: major(row.deposit),
    withdrawAmount: major(row.withdraw),
    betAmount: major(row.bet),
    winAmount: major(row.win),
    netAmount: major(getNet(row)),
    settledBetAmount: major(row.settledBet),
    settledWinAmount: major(row.settledWin),
  }));
  return { unit, points };
}
