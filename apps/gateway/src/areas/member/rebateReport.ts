import { and, eq, getTableColumns, gte, lt } from 'drizzle-orm';
import type { memberCalls } from '@playhouse/wps';
import { rebates } from '../../db/schema';
import { toMajor } from '../../ledger/money';
import { keyedPage } from '../../call/keyedPage';
import { dayOf, periodOf } from '../../base/period';
import type { Asked } from '../../call/route';
import type { MemberAsker } from '../../model/platform/asker';

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
