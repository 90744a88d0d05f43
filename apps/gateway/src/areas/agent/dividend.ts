import { and, isNotNull } from 'drizzle-orm';
import type { agentCalls } from '@playhouse/wps';
import type { Period } from '../../base/period';
import { toDay } from '../../base/period';
import { pageFields, readWindow } from '../../call/paging';
import type { Asked } from '../../call/route';
import { readClock } from '../../db/clock';
import { settlements } from '../../db/schema';
import { sumColumn } from '../../db/sumColumn';
import { toMajor } from '../../ledger/money';
import type { MemberAsker } from '../../model/platform/asker';
import { findContracts, toPeriod } from '../../model/agent/contracts';
import { getEarnings } from '../../model/agent/contractEarnings';
import { demandAgent } from './demandAgent';
import { isSettled } from './isSettled';

/** The month that runs, as the contracts in force in it would settle it now. */
async function running({ services, member, scope }: MemberAsker, { endDate }: Period) {
  const today = toDay(await readClock(services.db, services), scope.config.timeZone);
  const month = { startDate: `${today.slice(0, 7)}-01`, endDate: today };
  if (endDate < today) return [];
  const mine = await findContracts(services.db, scope, 'dividend', month, member.id);
  return Promise.all(
    mine.map(async (contracted) => {
      const earned = await getEarnings(services.db, scope, contracted);
      return {
        id: `${today.slice(0, 7)}-${contracted.contract.version}`,
        ...toPeriod(contracted, scope),
        turnover: toMajor(earned.turnover, scope),
        netLoss: toMajor(earned.netLoss, scope),
        rate: earned.tier?.rate ?? 0,
        amount: toMajor(earned.amount, scope),
        status: earned.amount > 0 ? ('pending' as const) : ('none' as const),
      };
    }),
  );
}

type Query = Asked<typeof agentCalls.dividend>['query'];

/** The order asked for, the newest first where two are alike. */
function inOrder<Line extends Record<NonNullable<Query['sort']>, string | number>>(
  lines: readonly Line[],
  { sort = 'endDate', descending = true }: Query,
): Line[] {
  const way = descending ? -1 : 1;
  const compare = (one: Line, other: Line) => {
    if (one[sort] === other[sort]) return 0;
    return one[sort] < other[sort] ? -way : way;
  };
  const newestFirst = (one: Line, other: Line) => (one.endDate < other.endDate ? 1 : -1);
  return [...lines].sort((one, other) => compare(one, other) || newestFirst(one, other));
}

function statusOf({ amount, paidAt }: Pick<typeof settlements.$inferSelect, 'amount' | 'paidAt'>) {
  if (amount === 0) return 'none' as const;
  return paidAt === null ? ('pending' as const) : ('issued' as const);
}

/**
 * Dividends by month, newest first unless asked for otherwise: paid ones as they were settled, and the month that
 * runs. The total is what was paid. Months are few: they are put in order here, the one that runs among them.
 */
export async function dividend(asker: MemberAsker, { query }: Asked<typeof agentCalls.dividend>) {
  const { services, member, scope } = asker;
  demandAgent(member);
  const window = readWindow(query.pageNo, query.pageSize);
  const mine = isSettled(member.id, 'dividend', query);
  const [rows, [paid], open] = await Promise.all([
    services.db.select().from(settlements).where(mine),
    services.db
      .select({ amount: sumColumn(settlements.amount) })
      .from(settlements)
      .where(and(mine, isNotNull(settlements.paidAt))),
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
    status: statusOf(row),
  }));
  const all = inOrder([...open, ...settled], query);
  return {
    list: all.slice(window.offset, window.offset + window.limit),
    ...pageFields(window, all.length),
    footer: { amount: toMajor(paid?.amount ?? 0, scope) },
  };
}
