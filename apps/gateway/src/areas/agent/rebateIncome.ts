import { and, eq, isNotNull, or } from 'drizzle-orm';
import type { agentCalls } from '@playhouse/wps';
import { report } from '../../call/report';
import type { Asked } from '../../call/route';
import { members, settlementLines, settlements } from '../../db/schema';
import { sumColumn } from '../../db/sumColumn';
import { toMajor } from '../../ledger/money';
import type { MemberAsker } from '../../model/platform/asker';
import { demandAgent } from './demandAgent';
import { isSettled } from './isSettled';

/** The columns that rebate income is sorted by. */
const incomeColumns = {
  day: { by: settlements.day, type: 'day' },
  account: { by: members.account, type: 'text' },
  gameType: { by: settlementLines.category, type: 'text' },
  betAmount: { by: settlementLines.turnover, type: 'whole' },
  rate: { by: settlementLines.rate, type: 'real' },
  amount: { by: settlementLines.amount, type: 'whole' },
} as const;

/** An agent's rebates on its downlines' stakes, by day, downline and category. */
export async function rebateIncome(
  { services, member, scope }: MemberAsker,
  { query }: Asked<typeof agentCalls.rebateIncome>,
) {
  demandAgent(member);
  // A settlement that is not in the wallet yet is no income of the agent; days that came to nothing are shown.
  const where = and(
    isSettled(member.id, 'rebate', query),
    or(isNotNull(settlements.paidAt), eq(settlements.amount, 0)),
  );
  const joined = eq(settlements.id, settlementLines.settlementId);
  const [page, [total]] = await Promise.all([
    report(query, {
      columns: [
        incomeColumns[query.sort ?? 'day'],
        { ...incomeColumns.day, descending: true },
        { ...incomeColumns.account, descending: false },
        { ...incomeColumns.gameType, descending: false },
        { ...incomeColumns.rate, descending: false },
      ],
      where,
      select: (place) =>
        services.db
          .select({
            line: settlementLines,
            day: settlements.day,
            account: members.account,
            ...place,
          })
          .from(settlementLines)
          .innerJoin(settlements, joined)
          .innerJoin(members, eq(members.id, settlementLines.sourceId)),
      toLine: ({ line, day, account }) => ({
        id: `${line.settlementId}-${line.sourceId}-${line.category}-${line.rate}`,
        day,
        account,
        gameType: line.category,
        betAmount: toMajor(line.turnover, scope),
        rate: line.rate,
        amount: toMajor(line.amount, scope),
      }),
    }),
    services.db
      .select({ amount: sumColumn(settlementLines.amount) })
      .from(settlementLines)
      .innerJoin(settlements, joined)
      .where(where),
  ]);
  return { ...page, footer: { amount: toMajor(total?.amount ?? 0, scope) } };
}
