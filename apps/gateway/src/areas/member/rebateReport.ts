import { and, eq, getTableColumns, gt } from 'drizzle-orm';
import type { memberCalls } from '@playhouse/wps';
import { rebates } from '../../db/schema';
import { toMajor } from '../../ledger/money';
import { inPeriod, report } from '../../call/report';
import { toDay } from '../../base/period';
import type { Asked } from '../../call/route';
import type { MemberAsker } from '../../model/platform/asker';

export async function rebateReport(
  { services, member, scope }: MemberAsker,
  { query }: Asked<typeof memberCalls.rebateReport>,
) {
  const { timeZone } = scope.config;
  return report(query, {
    columns: [
      { by: rebates.until, type: 'time' },
      { by: rebates.id, type: 'text' },
    ],
    // Turnover of days without a rate is among what a claim was paid on.
    where: and(
      eq(rebates.memberId, member.id),
      gt(rebates.amount, 0),
      inPeriod(rebates.until, query, scope),
    ),
    select: (place) => services.db.select({ ...getTableColumns(rebates), ...place }).from(rebates),
    toLine: (row) => ({
      id: row.id,
      day: toDay(row.until, timeZone),
      gameType: row.category,
      betAmount: toMajor(row.turnover, scope),
      rate: row.rate,
      amount: toMajor(row.amount, scope),
      status: 'issued' as const,
    }),
  });
}
