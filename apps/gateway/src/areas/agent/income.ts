import { and, between, eq, isNotNull, or } from 'drizzle-orm';
import type { agentCalls } from '@playhouse/wps';
import type { Period } from '../../base/period';
import { dayOf } from '../../base/period';
import { keyedPage } from '../../call/keyedPage';
import { pageFields, windowOf } from '../../call/paging';
import type { Asked } from '../../call/route';
import { members, settlementLines, settlements } from '../../db/schema';
import { sumOf } from '../../db/sumOf';
import { toMajor } from '../../ledger/money';
import type { MemberAsker } from '../../model/asker';
import { contractsIn, earnedBy } from '../../model/settlement/contracts';
import { demandAgent } from './guard';

/** An agent's settlements of a kind whose last day is in the period. */
const settledIn = (memberId: number, kind: string, { startDate, endDate }: Period) =>
  and(
    eq(settlements.memberId, memberId),
    eq(settlements.kind, kind),
    between(settlements.day, startDate, endDate),
  );

/** What the columns of rebate income are sorted by. */
const incomeColumns = {
  day: { by: settlements.day, type: 'day' },
  account: { by: members.account, type: 'text' },
  gameType: { by: settlementLines.category, type: 'text' },
  betAmount: { by: settlementLines.turnover, type: 'whole' },
  rate: { by: settlementLines.rate, type: 'real' },
  amount: { by: settlementLines.amount, type: 'whole' },
} as const;

/** What an agent was paid on its downlines' stakes, by day, downline and category. */
export async function rebateIncome(
  { services, member, scope }: MemberAsker,
  { query }: Asked<typeof agentCalls.rebateIncome>,
) {
  demandAgent(member);
  // What is settled and not in the wallet yet is none of the agent's income; days that came to nothing are shown.
  const where = and(
    settledIn(member.id, 'rebate', query),
    or(isNotNull(settlements.paidAt), eq(settlements.amount, 0)),
  );
  const page = keyedPage(query, [
    incomeColumns[query.sort ?? 'day'],
    { ...incomeColumns.day, descending: true },
    { ...incomeColumns.account, descending: false },
    { ...incomeColumns.gameType, descending: false },
  ]);
  const joined = eq(settlements.id, settlementLines.settlementId);
  const [found, [total]] = await Promise.all([
    services.db
      .select({
        line: settlementLines,
        day: settlements.day,
        account: members.account,
        ...page.selected,
      })
      .from(settlementLines)
      .innerJoin(settlements, joined)
      .innerJoin(members, eq(members.id, settlementLines.sourceId))
      .where(and(where, page.where))
      .orderBy(...page.orderBy)
      .limit(page.limit)
      .offset(page.offset),
    services.db
      .select({ amount: sumOf(settlementLines.amount) })
      .from(settlementLines)
      .innerJoin(settlements, joined)
      .where(where),
  ]);
  const { rows, fields } = page.pageOf(found);
  return {
    list: rows.map(({ line, day, account }) => ({
      id: `${line.settlementId}-${line.sourceId}-${line.category}`,
      day,
      account,
      gameType: line.category,
      betAmount: toMajor(line.turnover, scope),
      rate: line.rate,
      amount: toMajor(line.amount, scope),
    })),
    ...fields,
    footer: { amount: toMajor(total?.amount ?? 0, scope) },
  };
}

/** The month that runs, as the contract in force would settle it now; nothing without a contract. */
async function running({ services, member, scope }: MemberAsker, { endDate }: Period) {
  const today = dayOf(services.now(), scope.config.timeZone);
  const month = { startDate: `${today.slice(0, 7)}-01`, endDate: today };
  if (endDate < today) return [];
  const [mine] = await contractsIn(services.db, scope, 'dividend', month, member.id);
  if (mine === undefined) return [];
  const earned = await earnedBy(services.db, scope, mine, month);
  return [
    {
      id: today.slice(0, 7),
      ...month,
      turnover: toMajor(earned.turnover, scope),
      netLoss: toMajor(earned.netLoss, scope),
      rate: earned.tier?.rate ?? 0,
      amount: toMajor(earned.amount, scope),
      status: earned.amount > 0 ? ('pending' as const) : ('none' as const),
    },
  ];
}

type Query = Asked<typeof agentCalls.dividend>['query'];

/** The order asked for, the newest first where two are alike. */
function inOrder<Line extends Record<NonNullable<Query['sort']>, string | number>>(
  lines: readonly Line[],
  { sort = 'endDate', descending = true }: Query,
): Line[] {
  const way = descending ? -1 : 1;
  const compare = (one: Line, other: Line) =>
    one[sort] < other[sort] ? -way : one[sort] > other[sort] ? way : 0;
  const newestFirst = (one: Line, other: Line) => (one.endDate < other.endDate ? 1 : -1);
  return [...lines].sort((one, other) => compare(one, other) || newestFirst(one, other));
}

/**
 * Dividends by month, newest first unless asked for otherwise: paid ones as they were settled, and the month that
 * runs. The total is what was paid. Months are few: they are put in order here, the one that runs among them.
 */
export async function dividend(asker: MemberAsker, { query }: Asked<typeof agentCalls.dividend>) {
  const { services, member, scope } = asker;
  demandAgent(member);
  const window = windowOf(query.pageNo, query.pageSize);
  const [rows, open] = await Promise.all([
    services.db
      .select()
      .from(settlements)
      .where(settledIn(member.id, 'dividend', query)),
    running(asker, query),
  ]);
  const settled = rows.map((row) => ({
    id: row.id,
    startDate: row.firstDay,
    endDate: row.day,
    turnover: toMajor(row.turnover, scope),
    netLoss: toMajor(row.netLoss, scope),
    rate: row.terms && 'tier' in row.terms ? (row.terms.tier?.rate ?? 0) : 0,
    amount: toMajor(row.amount, scope),
    status:
      row.amount === 0
        ? ('none' as const)
        : row.paidAt === null
          ? ('pending' as const)
          : ('issued' as const),
  }));
  const all = inOrder([...open, ...settled], query);
  const paid = rows.reduce((sum, { amount, paidAt }) => sum + (paidAt === null ? 0 : amount), 0);
  return {
    list: all.slice(window.offset, window.offset + window.limit),
    ...pageFields(window, all.length),
    footer: { amount: toMajor(paid, scope) },
  };
}
