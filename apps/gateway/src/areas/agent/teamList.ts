import { and, eq, sql } from 'drizzle-orm';
import type { agentCalls } from '@playhouse/wps';
import { readClock } from '../../db/clock';
import { members } from '../../db/schema';
import { toMajor } from '../../ledger/money';
import { report } from '../../call/report';
import type { Asked } from '../../call/route';
import type { MemberAsker } from '../../model/platform/asker';
import { isBelow, isInTeam } from '../../model/agent/team';
import { demandAgent, demandDownline } from './demandAgent';
import { onlineMs } from './figureMembers';

const escapeLike = (text: string) => text.replace(/[\\%_]/g, (character) => `\\${character}`);
export const accountLike = (account: string | undefined) =>
  account ? sql`${members.account} ilike ${`%${escapeLike(account)}%`}` : undefined;

/** Direct downlines; with a name in mind, the whole team is searched. */
export async function teamList(asker: MemberAsker, { query }: Asked<typeof agentCalls.teamList>) {
  const { services, member, scope } = asker;
  demandAgent(member);
  const { db } = services;
  const now = await readClock(db, services);
  const parent = query.parentId ? await demandDownline(asker, query.parentId) : member;
  const where = and(
    query.account ? isInTeam(parent) : eq(members.uplineId, parent.id),
    accountLike(query.account),
    query.type === undefined ? undefined : eq(members.type, query.type),
  );
  // Written out: with one table in a query, drizzle names columns without it, and within these they would be others.
  const outer = sql.raw('"members"');
  const below = sql<number>`(select count(*) - 1 from members below where below.merchant = ${outer}.merchant and ${isBelow(sql`below.team_path`, sql`${outer}.team_path`)})`;
  const wallet = sql<number>`coalesce((select balance from ledger_accounts where kind = 'member' and member_id = ${outer}.id), 0)`;
  const columns = {
    account: { by: members.account, type: 'text' },
    balance: { by: wallet, type: 'whole' },
    teamCount: { by: below, type: 'whole' },
    regDate: { by: members.registeredAt, type: 'time' },
    // Agents first: their teams are what is looked at next.
    type: { by: members.type, type: 'whole', descending: true },
  } as const;
  const depth = member.teamPath.split('/').length;
  const page = await report(query, {
    columns: [columns[query.sort ?? 'type'], { ...columns.account, descending: false }],
    where,
    select: (place) =>
      db
        .select({
          member: members,
          balance: wallet.mapWith(Number),
          below: below.mapWith(Number),
          ...place,
        })
        .from(members),
    toLine: ({ member: each, balance, below: teamCount }) => ({
      id: each.id,
      account: each.account,
      nickname: each.nickname || null,
      type: each.type,
      level: each.teamPath.split('/').length - depth,
      balance: toMajor(balance, scope),
      teamCount,
      regDate: each.registeredAt.getTime(),
      lastLoginTime: each.lastLoginAt?.getTime() ?? null,
      online: each.lastSeenAt !== null && now - each.lastSeenAt.getTime() < onlineMs,
    }),
  });
  return { ...page, footer: query.parentId ? { parentAccount: parent.account } : undefined };
}
