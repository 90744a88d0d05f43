import type { SQL } from 'drizzle-orm';
import { and, count, eq, gt, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { agentCalls } from '@playhouse/wps';
import { toSpan } from '../../base/period';
import { rowId } from '../../base/rowId';
import type { Period } from '../../base/period';
import { report } from '../../call/report';
import type { Asked } from '../../call/route';
import { dailyTotals, ledgerAccounts, members } from '../../db/schema';
import { sumColumn } from '../../db/sumColumn';
import { toMajor } from '../../ledger/money';
import type { MemberAsker } from '../../model/platform/asker';
import { isInTeam } from '../../model/agent/team';
import { inDays } from './figures';
import { demandAgent, demandDownline } from './demandAgent';

/** Somebody is online who did something in the last quarter of an hour. */
export const onlineMs = 900_000;

/** Which members below an agent a figure of heads counts. */
export function isCounted(
  { services, member, scope }: Pick<MemberAsker, 'services' | 'member' | 'scope'>,
  figure: agentCalls.HeadFigure,
  period: Period,
  link?: string,
): SQL | undefined {
  const { from, until } = toSpan(period, scope.config.timeZone);
  const within = (column: typeof members.lastSeenAt | typeof members.registeredAt) =>
    and(gte(column, from), lt(column, until));
  const betting = services.db
    .select({ one: sql`1` })
    .from(dailyTotals)
    .where(inDays(period, and(eq(dailyTotals.memberId, members.id), gt(dailyTotals.staked, 0))));
  const which: Readonly<Record<agentCalls.HeadFigure, SQL | undefined>> = {
    members: undefined,
    agents: inArray(members.type, [1, 2]),
    newMembers: within(members.registeredAt),
    activeMembers: sql`exists (${betting})`,
    loggedIn: within(members.lastSeenAt),
    online: gte(members.lastSeenAt, services.clock.at(-onlineMs)),
    invited: and(
      within(members.registeredAt),
      link === undefined ? isNotNull(members.inviteLinkId) : eq(members.inviteLinkId, rowId(link)),
    ),
  };
  return and(isInTeam(member), which[figure]);
}

/** How many members a figure of heads counts. */
export async function countMembers(
  asker: Pick<MemberAsker, 'services' | 'member' | 'scope'>,
  figure: agentCalls.HeadFigure,
  period: Period,
): Promise<number> {
  const [row] = await asker.services.db
    .select({ size: count() })
    .from(members)
    .where(isCounted(asker, figure, period));
  return row?.size ?? 0;
}

/** The columns that members are sorted by. */
const columns = {
  account: { by: members.account, type: 'text' },
  balance: { by: sql`coalesce(${ledgerAccounts.balance}, 0)`, type: 'whole' },
  type: { by: members.type, type: 'whole' },
  regDate: { by: members.registeredAt, type: 'time' },
} as const;

/** The members that a figure of heads counts, by name unless asked for otherwise. */
export async function figureMembers(
  asker: MemberAsker,
  { query }: Asked<typeof agentCalls.figureMembers>,
) {
  const { services, member, scope } = asker;
  demandAgent(member);
  const parent = query.parentId ? await demandDownline(asker, query.parentId) : member;
  const where = isCounted({ services, scope, member: parent }, query.figure, query, query.link);
  const byName = { ...columns.account, descending: false };
  const wallet = and(eq(ledgerAccounts.kind, 'member'), eq(ledgerAccounts.memberId, members.id));
  const [page, [total]] = await Promise.all([
    report(query, {
      columns: [query.sort === undefined ? byName : columns[query.sort], byName],
      where,
      select: (place) =>
        services.db
          .select({ member: members, balance: ledgerAccounts.balance, ...place })
          .from(members)
          .leftJoin(ledgerAccounts, wallet),
      toLine: ({ member: each, balance }) => ({
        id: each.id,
        account: each.account,
        type: each.type,
        regDate: each.registeredAt.getTime(),
        lastLoginTime: each.lastLoginAt?.getTime() ?? null,
        balance: toMajor(balance ?? 0, scope),
      }),
    }),
    services.db
      .select({ size: count(), balance: sumColumn(sql`${ledgerAccounts.balance}`) })
      .from(members)
      .leftJoin(ledgerAccounts, wallet)
      .where(where),
  ]);
  return {
    ...page,
    totalCount: total?.size ?? 0,
    footer: { memberCount: total?.size ?? 0, balance: toMajor(total?.balance ?? 0, scope) },
  };
}
