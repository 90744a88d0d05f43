import { and, eq, sql } from 'drizzle-orm';
import type { agentCalls } from '@playhouse/wps';
import { dailyTotals, ledgerAccounts, members } from '../../db/schema';
import { toMajor } from '../../ledger/money';
import type { Asked } from '../../call/route';
import type { MemberAsker } from '../../model/platform/asker';
import { sumColumn } from '../../db/sumColumn';
import { figures, getNet, noFigures, inDays } from './figures';
import { isInTeam } from '../../model/agent/team';
import { getOwnIncome } from './moneyFigures';
import { demandAgent } from './demandAgent';
import { countMembers } from './figureMembers';

/** The four counters of a period (AGENT-03). */
export async function teamKpi(asker: MemberAsker, { query }: Asked<typeof agentCalls.teamKpi>) {
  demandAgent(asker.member);
  const heads = (figure: agentCalls.HeadFigure) => countMembers(asker, figure, query);
  const [login, bet, registered, online] = await Promise.all([
    heads('loggedIn'),
    heads('activeMembers'),
    heads('newMembers'),
    heads('online'),
  ]);
  return {
    footer: {
      teamLoginMemberCount: login,
      teamBetMemberCount: bet,
      teamRegisterMemberCount: registered,
      teamOnlineCount: online,
    },
  };
}

/** Everything about a team in a period at a glance; every figure opens to its entries (`figureEntries`, `figureMembers`). */
export async function teamOverview(
  asker: MemberAsker,
  { query }: Asked<typeof agentCalls.teamOverview>,
) {
  const { services, member, scope } = asker;
  demandAgent(member);
  const { db } = services;
  const team = isInTeam(member);
  const heads = (figure: agentCalls.HeadFigure) => countMembers(asker, figure, query);
  const [people, agents, fresh, active, [wallets], [sums]] = await Promise.all([
    heads('members'),
    heads('agents'),
    heads('newMembers'),
    heads('activeMembers'),
    db
      .select({ balance: sumColumn(sql`${ledgerAccounts.balance}`) })
      .from(ledgerAccounts)
      .innerJoin(members, eq(members.id, ledgerAccounts.memberId))
      .where(and(team, eq(ledgerAccounts.kind, 'member'))),
    db
      .select(figures)
      .from(dailyTotals)
      .innerJoin(members, eq(members.id, dailyTotals.memberId))
      .where(inDays(query, team)),
  ]);
  const [ownRebate, ownSalary, ownDividend] = await Promise.all(
    (['ownRebate', 'ownSalary', 'ownDividend'] as const).map((own) =>
      getOwnIncome(asker, own, query),
    ),
  );
  const total = sums ?? noFigures;
  const major = (amount: number) => toMajor(amount, scope);
  return {
    memberCount: people,
    agentCount: agents,
    newMemberCount: fresh,
    activeMemberCount: active,
    teamBalance: major(wallets?.balance ?? 0),
    depositAmount: major(total.deposit),
    withdrawAmount: major(total.withdraw),
    betAmount: major(total.bet),
    winAmount: major(total.win),
    rebateAmount: major(total.rebate),
    netAmount: major(getNet(total)),
    ownRebateAmount: major(ownRebate ?? 0),
    ownSalaryAmount: major(ownSalary ?? 0),
    ownDividendAmount: major(ownDividend ?? 0),
  };
}
