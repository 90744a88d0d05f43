import { and, count, desc, eq } from 'drizzle-orm';
import type { lobbyCalls } from '@playhouse/wps';
import { favourites, games } from '../../db/schema';
import { pageFields, readWindow } from '../../call/paging';
import type { Asked } from '../../call/route';
import type { MemberAsker } from '../../model/platform/asker';
import { toGameItem } from './toGameItem';
import { categoryFilter, demandGame } from './findGames';

export async function favouriteList(
  { services, member }: MemberAsker,
  { query }: Asked<typeof lobbyCalls.favouriteList>,
) {
  const { db } = services;
  const window = readWindow(query.pageNo, query.pageSize);
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
    list: rows.map(({ game }) => toGameItem(game)),
    nodeIds: all.map(({ nodeId }) => nodeId),
    ...pageFields(window, total?.size ?? 0),
  };
}

export async function addFavourite(
  { services, member }: MemberAsker,
  { body }: Asked<typeof lobbyCalls.addFavourite>,
) {
  const { db, clock } = services;
  await demandGame(db, body.nodeId);
  await db
    .insert(favourites)
    .values({ memberId: member.id, nodeId: body.nodeId, createdAt: clock.at() })
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
