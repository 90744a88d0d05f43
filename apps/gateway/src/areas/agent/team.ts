import { and, asc, count, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { agentCalls } from '@playhouse/wps';
import { games, ledgerAccounts, members, rounds } from '../../db/schema';
import { toMajor } from '../../ledger/money';
import { pageFields, windowOf } from '../../call/paging';
import { periodOf } from '../../base/period';
import type { Asked } from '../../call/route';
import type { MemberAsker } from '../../model/asker';
import { sumOf } from '../../db/sumOf';
import type { Figures } from './figures';
import { figuresOf, netOf, totalOf } from './figures';
import { demandAgent, demandDownline, teamOf } from './guard';
import { onlineMs } from './kpi';

const escapeLike = (text: string) => text.replace(/[\\%_]/g, (character) => `\\${character}`);
const accountLike = (account: string | undefined) =>
  account ? sql`${members.account} ilike ${`%${escapeLike(account)}%`}` : undefined;

/** Direct downlines; with a name in mind, the whole team is searched. */
export async function teamList(asker: MemberAsker, { query }: Asked<typeof agentCalls.teamList>) {
  const { services, member, scope } = asker;
  demandAgent(member);
  const { db, now } = services;
  const parent = query.parentId ? await demandDownline(asker, query.parentId) : member;
  const where = and(
    query.account ? teamOf(parent) : eq(members.uplineId, parent.id),
    accountLike(query.account),
    query.type === undefined ? undefined : eq(members.type, query.type),
  );
  const window = windowOf(query.pageNo, query.pageSize);
  const below = sql<number>`(select count(*) from members below where below.team_path like ${members.teamPath} || '%' and below.id <> ${members.id})`;
  const wallet = and(eq(ledgerAccounts.kind, 'member'), eq(ledgerAccounts.memberId, members.id));
  const [rows, [total]] = await Promise.all([
    db
      .select({ member: members, balance: ledgerAccounts.balance, below: below.mapWith(Number) })
      .from(members)
      .leftJoin(ledgerAccounts, wallet)
      .where(where)
      .orderBy(desc(members.type), asc(members.account))
      .limit(window.limit)
      .offset(window.offset),
    db.select({ size: count() }).from(members).where(where),
  ]);
  const depth = member.teamPath.split('/').length;
  const list = rows.map(({ member: each, balance, below: teamCount }) => ({
    id: each.id,
    account: each.account,
    nickname: each.nickname || null,
    type: each.type,
    level: each.teamPath.split('/').length - depth,
    balance: toMajor(balance ?? 0, scope),
    teamCount,
    regDate: each.registeredAt.getTime(),
    lastLoginTime: each.lastLoginAt?.getTime() ?? null,
    online: each.lastSeenAt !== null && now() - each.lastSeenAt.getTime() < onlineMs,
  }));
  return { list, ...pageFields(window, total?.size ?? 0) };
}

/** Profit and loss by downline, the biggest turnover first. */
export async function teamPnl(
  { services, member, scope }: MemberAsker,
  { query }: Asked<typeof agentCalls.teamPnl>,
) {
  demandAgent(member);
  const { from, until } = periodOf(query, scope.config.timeZone);
  const figures = await figuresOf(
    services,
    and(teamOf(member), accountLike(query.account)),
    from,
    until,
  );
  const window = windowOf(query.pageNo, query.pageSize);
  const major = (amount: number) => toMajor(amount, scope);
  const amounts = (each: Figures) => ({
    depositAmount: major(each.deposit),
    withdrawAmount: major(each.withdraw),
    betAmount: major(each.bet),
    winAmount: major(each.win),
    rebateAmount: major(each.rebate),
    netAmount: major(netOf(each)),
  });
  return {
    list: figures
      .slice(window.offset, window.offset + window.limit)
      .map((each) => ({ account: each.account, ...amounts(each) })),
    ...pageFields(window, figures.length),
    footer: amounts(totalOf(figures)),
  };
}

/** Bets of the team, newest first. */
export async function teamBetting(
  { services, member, scope }: MemberAsker,
  { query }: Asked<typeof agentCalls.teamBetting>,
) {
  demandAgent(member);
  const { db } = services;
  const { from, until } = periodOf(query, scope.config.timeZone);
  const where = and(
    teamOf(member),
    accountLike(query.account),
    gte(rounds.createdAt, from),
    lt(rounds.createdAt, until),
    query.gameType && query.gameType !== 'ALL'
      ? inArray(rounds.category, [query.gameType])
      : undefined,
  );
  const window = windowOf(query.pageNo, query.pageSize);
  const played = eq(members.id, rounds.memberId);
  const [rows, [total]] = await Promise.all([
    db
      .select({ round: rounds, account: members.account, name: games.name })
      .from(rounds)
      .innerJoin(members, played)
      .innerJoin(games, eq(games.nodeId, rounds.nodeId))
      .where(where)
      .orderBy(desc(rounds.createdAt), desc(rounds.id))
      .limit(window.limit)
      .offset(window.offset),
    db
      .select({ size: count(), bet: sumOf(rounds.bet), win: sumOf(rounds.win) })
      .from(rounds)
      .innerJoin(members, played)
      .where(where),
  ]);
  return {
    list: rows.map(({ round, account, name }) => ({
      orderId: round.id,
      account,
      gameName: name,
      vendor: round.vendor,
      betAmount: toMajor(round.bet, scope),
      winAmount: toMajor(round.win, scope),
      betTime: round.createdAt.getTime(),
    })),
    ...pageFields(window, total?.size ?? 0),
    footer: {
      betAmount: toMajor(total?.bet ?? 0, scope),
      winAmount: toMajor(total?.win ?? 0, scope),
    },
  };
}
