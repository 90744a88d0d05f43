import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { lobbyCalls } from '@playhouse/wps';
import { games, recents } from '../../db/schema';
import { pageFields, readWindow } from '../../call/paging';
import type { Asked } from '../../call/route';
import type { MemberAsker } from '../../model/platform/asker';
import type { Services } from '../../model/platform/services';
import { toGameItem } from './toGameItem';
import { categoryFilter, demandGame } from './findGames';

const recentsKept = 100;

/** Notes a game as played now (FAV-02); the oldest of more than a hundred are forgotten. */
export async function noteRecent(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  memberId: number,
  nodeId: string,
): Promise<void> {
  const playedAt = clock.at();
  await db
    .insert(recents)
    .values({ memberId, nodeId, playedAt })
    .onConflictDoUpdate({ target: [recents.memberId, recents.nodeId], set: { playedAt } });
  const old = await db
    .select({ nodeId: recents.nodeId })
    .from(recents)
    .where(eq(recents.memberId, memberId))
    .orderBy(desc(recents.playedAt))
    .offset(recentsKept);
  if (old.length === 0) return;
  const nodes = old.map((row) => row.nodeId);
  await db
    .delete(recents)
    .where(and(eq(recents.memberId, memberId), inArray(recents.nodeId, nodes)));
}

export async function addRecent(
  { services, member }: MemberAsker,
  { body }: Asked<typeof lobbyCalls.addRecent>,
) {
  await demandGame(services.db, body.nodeId);
  await noteRecent(services, member.id, body.nodeId);
}

export async function recentList(
  { services, member }: MemberAsker,
  { query }: Asked<typeof lobbyCalls.recentList>,
) {
  const { db } = services;
  const window = readWindow(query.page, query.pageSize);
  const where = and(eq(recents.memberId, member.id), categoryFilter(query.gameType));
  const joined = eq(games.nodeId, recents.nodeId);
  const [rows, [total]] = await Promise.all([
    db
      .select({ game: games })
      .from(recents)
      .innerJoin(games, joined)
      .where(where)
      .orderBy(desc(recents.playedAt))
      .limit(window.limit)
      .offset(window.offset),
    db.select({ size: count() }).from(recents).innerJoin(games, joined).where(where),
  ]);
  return {
    list: rows.map(({ game }) => toGameItem(game)),
    ...pageFields(window, total?.size ?? 0),
  };
}
