import { and, asc, countDistinct, eq, sql } from 'drizzle-orm';
import type { agentCalls } from '@playhouse/wps';
import { dailyTotals, members } from '../../db/schema';
import { toMajor } from '../../ledger/money';
import { sortDirection, pageFields, readWindow } from '../../call/paging';
import type { Asked } from '../../call/route';
import type { MemberAsker } from '../../model/platform/asker';
import type { Figures } from './figures';
import { figures, getNet, noFigures, inDays } from './figures';
import { isInTeam } from '../../model/agent/team';
import { demandAgent } from './demandAgent';
import { accountLike } from './teamList';

/** The columns that profit and loss is sorted by. */
const pnlColumns = {
  account: members.account,
  netAmount: sql`${figures.win} + ${figures.rebate} + ${figures.promotion} - ${figures.bet}`,
  betAmount: figures.bet,
  winAmount: figures.win,
  depositAmount: figures.deposit,
  withdrawAmount: figures.withdraw,
  rebateAmount: figures.rebate,
};

/** Profit and loss by downline, unless told otherwise the biggest turnover first. */
export async function teamPnl(
  { services, member, scope }: MemberAsker,
  { query }: Asked<typeof agentCalls.teamPnl>,
) {
  demandAgent(member);
  const { db } = services;
  const where = inDays(query, and(isInTeam(member), accountLike(query.account)));
  const joined = eq(members.id, dailyTotals.memberId);
  const window = readWindow(query.pageNo, query.pageSize);
  const major = (amount: number) => toMajor(amount, scope);
  const amounts = (each: Figures) => ({
    depositAmount: major(each.deposit),
    withdrawAmount: major(each.withdraw),
    betAmount: major(each.bet),
    winAmount: major(each.win),
    rebateAmount: major(each.rebate),
    netAmount: major(getNet(each)),
  });
  const [rows, [total]] = await Promise.all([
    db
      .select({ account: members.account, ...figures })
      .from(dailyTotals)
      .innerJoin(members, joined)
      .where(where)
      .groupBy(members.account)
      .orderBy(sortDirection(query)(pnlColumns[query.sort ?? 'betAmount']), asc(members.account))
      .limit(window.limit)
      .offset(window.offset),
    db
      .select({ size: countDistinct(dailyTotals.memberId), ...figures })
      .from(dailyTotals)
      .innerJoin(members, joined)
      .where(where),
  ]);
  return {
    list: rows.map((each) => ({ account: each.account, ...amounts(each) })),
    ...pageFields(window, total?.size ?? 0),
    footer: amounts(total ?? noFigures),
  };
}
