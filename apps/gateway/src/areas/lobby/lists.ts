import { and, count, desc, eq, inArray } from 'drizzle-orm';
import { errorCodes } from '@playhouse/wps';
import type { lobbyCalls } from '@playhouse/wps';
import type { Queryable } from '../../db/open';
import { favourites, games, recents } from '../../db/schema';
import { Failure } from '../../base/failure';
import { pageFields, windowOf } from '../../call/paging';
import type { Asked } from '../../call/route';
import type { MemberAsker } from '../../model/asker';
import { toItem } from './items';

async function demandGame(db: Queryable, nodeId: string): Promise<void> {
  const [game] = await db
    .select({ nodeId: games.nodeId })
    .from(games)
    .where(eq(games.nodeId, nodeId));
  if (game === undefined) throw new Failure(errorCodes.notFound);
}

// "ALL" and an empty type both mean no filter.
const categoryFilter = (gameType: string | undefined) =>
  gameType === undefined || ['', 'ALL', 'HOT'].includes(gameType)
    ? undefined
    : eq(games.category, gameType);

export async function favouriteList(
  { services, member }: MemberAsker,
  { query }: Asked<typeof lobbyCalls.favouriteList>,
) {
  const { db } = services;
  const window = windowOf(query.pageNo, query.pageSize);
  const where = and(eq(favourites.memberId, member.id), categoryFilter(query.gameType));
  const joined = eq(games.nodeId, favourites.nodeId);
  const [rows, [total], all] = await Promise.all([
    db
      .select({ game: games })
      .from(favourites)
      .innerJoin(games, joined)
      .where(where)
      .orderBy(desc(favourites.createdAt), desc(favourites.nodeId))
      .limit(window.limit)
      .offset(window.offset),
    db.select({ size: count() }).from(favourites).innerJoin(games, joined).where(where),
    db
      .select({ nodeId: favourites.nodeId })
      .from(favourites)
      .where(eq(favourites.memberId, member.id)),
  ]);
  return {
    list: rows.map(({ game }) => toItem(game)),
    nodeIds: all.map(({ nodeId }) => nodeId),
    ...pageFields(window, total?.size ?? 0),
  };
}

export async function addFavourite(
  { services, member }: MemberAsker,
  { body }: Asked<typeof lobbyCalls.addFavourite>,
) {
  const { db, now } = services;
  await demandGame(db, body.nodeId);
  await db
    .insert(favourites)
    .values({ memberId: member.id, nodeId: body.nodeId, createdAt: new Date(now()) })
    .onConflictDoNothing();
}

export async function removeFavourite(
  { services, member }: MemberAsker,
  { query }: Asked<typeof lobbyCalls.removeFavourite>,
) {
  await services.db
    .delete(favourites)
    .where(and(eq(favourites.memberId, member.id), eq(favourites.nodeId, query.nodeId)));
}

const recentsKept = 100;

/** Notes a game as played now (FAV-02); the oldest of more than a hundred are forgotten. */
export async function noteRecent(
  db: Queryable,
  memberId: number,
  nodeId: string,
  at: Date,
): Promise<void> {
  await db
    .insert(recents)
    .values({ memberId, nodeId, playedAt: at })
    .onConflictDoUpdate({ target: [recents.memberId, recents.nodeId], set: { playedAt: at } });
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
  await noteRecent(services.db, member.id, body.nodeId, new Date(services.now()));
}

export async function recentList(
  { services, member }: MemberAsker,
  { query }: Asked<typeof lobbyCalls.recentList>,
) {
  const { db } = services;
  const window = windowOf(query.page, query.pageSize);
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
  return { list: rows.map(({ game }) => toItem(game)), ...pageFields(window, total?.size ?? 0) };
}
