import { and, count, countDistinct, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { agentCalls } from '@playhouse/wps';
import { ledgerAccounts, members, rounds } from '../../db/schema';
import { toMajor } from '../../ledger/money';
import { dayOf, periodOf } from '../../base/period';
import type { Asked } from '../../call/route';
import type { MemberAsker } from '../../model/asker';
import { sumOf } from '../../db/sumOf';
import { figuresOf, netOf, totalOf } from './figures';
import { demandAgent, teamOf } from './guard';

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
      .select({ size: countDistinct(rounds.memberId) })
      .from(rounds)
      .innerJoin(members, eq(members.id, rounds.memberId))
      .where(and(team, gte(rounds.createdAt, from), lt(rounds.createdAt, until))),
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

async function daysOf({ services, member, scope }: MemberAsker, from: Date, until: Date) {
  const { timeZone } = scope.config;
  const rows = await services.db
    .select({ createdAt: rounds.createdAt, bet: rounds.bet, win: rounds.win })
    .from(rounds)
    .innerJoin(members, eq(members.id, rounds.memberId))
    .where(and(teamOf(member), gte(rounds.createdAt, from), lt(rounds.createdAt, until)));
  const byDay = new Map<string, { bet: number; win: number }>();
  for (const { createdAt, bet, win } of rows) {
    const day = dayOf(createdAt, timeZone);
    const sum = byDay.get(day) ?? { bet: 0, win: 0 };
    byDay.set(day, { bet: sum.bet + bet, win: sum.win + win });
  }
  return [...byDay]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([day, { bet, win }]) => ({
      day,
      betAmount: toMajor(bet, scope),
      netAmount: toMajor(win - bet, scope),
    }));
}

/** Everything about a team in a period at a glance. */
export async function teamOverview(
  asker: MemberAsker,
  { query }: Asked<typeof agentCalls.teamOverview>,
) {
  const { services, member, scope } = asker;
  demandAgent(member);
  const { db } = services;
  const { from, until } = periodOf(query, scope.config.timeZone);
  const team = teamOf(member);
  const [[people], [fresh], [wallets], figures, days] = await Promise.all([
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
    figuresOf(services, team, from, until),
    daysOf(asker, from, until),
  ]);
  const total = totalOf(figures);
  const major = (amount: number) => toMajor(amount, scope);
  return {
    memberCount: people?.size ?? 0,
    agentCount: people?.agents ?? 0,
    newMemberCount: fresh?.size ?? 0,
    activeMemberCount: figures.filter(({ bet }) => bet > 0).length,
    teamBalance: major(wallets?.balance ?? 0),
    depositAmount: major(total.deposit),
    withdrawAmount: major(total.withdraw),
    betAmount: major(total.bet),
    winAmount: major(total.win),
    rebateAmount: major(total.rebate),
    netAmount: major(netOf(total)),
    days,
  };
}
