import { and, count, countDistinct, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import type { agentCalls } from '@playhouse/wps';
import { dailyTotals, ledgerAccounts, members } from '../../db/schema';
import { toMajor } from '../../ledger/money';
import { periodOf } from '../../base/period';
import type { Asked } from '../../call/route';
import type { MemberAsker } from '../../model/asker';
import { sumOf } from '../../db/sumOf';
import { figures, netOf, noFigures, totalsIn } from './figures';
import { teamOf } from '../../model/members/team';
import { demandAgent } from './guard';

/** Somebody is online who did something in the last quarter of an hour. */
export const onlineMs = 900_000;

/** The four counters of a period (AGENT-03). */
export async function teamKpi(
  { services, member, scope }: MemberAsker,
  { query }: Asked<typeof agentCalls.teamKpi>,
) {
  demandAgent(member);
  const { db, now } = services;
  const { from, until } = periodOf(query, scope.config.timeZone);
  const team = teamOf(member);
  const within = (column: typeof members.lastSeenAt | typeof members.registeredAt) =>
    and(team, gte(column, from), lt(column, until));
  const size = (where: ReturnType<typeof within>) =>
    db.select({ size: count() }).from(members).where(where);
  const [[login], [registered], [online], [bet]] = await Promise.all([
    size(within(members.lastSeenAt)),
    size(within(members.registeredAt)),
    size(and(team, gte(members.lastSeenAt, new Date(now() - onlineMs)))),
    db
      .select({ size: countDistinct(dailyTotals.memberId) })
      .from(dailyTotals)
      .innerJoin(members, eq(members.id, dailyTotals.memberId))
      .where(and(totalsIn(query, team), gt(dailyTotals.staked, 0))),
  ]);
  return {
    footer: {
      teamLoginMemberCount: login?.size ?? 0,
      teamBetMemberCount: bet?.size ?? 0,
      teamRegisterMemberCount: registered?.size ?? 0,
      teamOnlineCount: online?.size ?? 0,
    },
  };
}

/** Everything about a team in a period at a glance. */
export async function teamOverview(
  { services, member, scope }: MemberAsker,
  { query }: Asked<typeof agentCalls.teamOverview>,
) {
  demandAgent(member);
  const { db } = services;
  const { from, until } = periodOf(query, scope.config.timeZone);
  const team = teamOf(member);
  const [[people], [fresh], [wallets], [sums]] = await Promise.all([
    db
      .select({
        size: count(),
        agents: sql<number>`count(*) filter (where ${inArray(members.type, [1, 2])})`.mapWith(
          Number,
        ),
      })
      .from(members)
      .where(team),
    db
      .select({ size: count() })
      .from(members)
      .where(and(team, gte(members.registeredAt, from), lt(members.registeredAt, until))),
    db
      .select({ balance: sumOf(sql`${ledgerAccounts.balance}`) })
      .from(ledgerAccounts)
      .innerJoin(members, eq(members.id, ledgerAccounts.memberId))
      .where(and(team, eq(ledgerAccounts.kind, 'member'))),
    db
      .select({
        ...figures,
        active:
          sql<number>`count(distinct ${dailyTotals.memberId}) filter (where ${dailyTotals.staked} > 0)`.mapWith(
            Number,
          ),
      })
      .from(dailyTotals)
      .innerJoin(members, eq(members.id, dailyTotals.memberId))
      .where(totalsIn(query, team)),
  ]);
  const total = sums ?? { ...noFigures, active: 0 };
  const major = (amount: number) => toMajor(amount, scope);
  return {
    memberCount: people?.size ?? 0,
    agentCount: people?.agents ?? 0,
    newMemberCount: fresh?.size ?? 0,
    activeMemberCount: total.active,
    teamBalance: major(wallets?.balance ?? 0),
    depositAmount: major(total.deposit),
    withdrawAmount: major(total.withdraw),
    betAmount: major(total.bet),
    winAmount: major(total.win),
    rebateAmount: major(total.rebate),
    netAmount: major(netOf(total)),
  };
}
