import { and, eq } from 'drizzle-orm';
import { errorCodes } from '@playhouse/wps';
import type { lobbyCalls } from '@playhouse/wps';
import { games, plays } from '../../db/schema';
import { Failure } from '../../base/failure';
import type { Asked } from '../../call/route';
import type { MemberAsker } from '../../model/platform/asker';
import { hashToken, newToken } from '../../model/auth/sessions';
import { isGameOffered } from '../../model/lobby/isGameOffered';
import type { GameRow } from '../../db/schema';
import { noteRecent } from './recents';

type Query = Asked<typeof lobbyCalls.launchGame>['query'];

const launchMinutes = 5;

/** `lobby` opens a vendor's first game: its hall (LAUNCH-01). */
async function gameOf(
  { services }: MemberAsker,
  { nodeId, vendor, gameId }: Query,
): Promise<GameRow | undefined> {
  const one = nodeId
    ? eq(games.nodeId, nodeId)
    : and(eq(games.vendor, vendor), eq(games.roomId, gameId));
  const [found] = await services.db.select().from(games).where(one).limit(1);
  if (found !== undefined || gameId !== 'lobby') return found;
  const [first] = await services.db
    .select()
    .from(games)
    .where(eq(games.vendor, vendor))
    .orderBy(games.position)
    .limit(1);
  return first;
}

/** The part of a play's address that says how: a lottery's play type, or the match of a book (HOT-01). */
function describePlay({ nodeId }: GameRow, { playType, gameId }: Query): string {
  if (playType === 'ent') return '?playType=ent';
  return gameId.startsWith(`${nodeId}-`) ? `?match=${encodeURIComponent(gameId)}` : '';
}

/** Answers the address of a play that can be opened once, within five minutes, a lottery by its play type (LAUNCH-02, LAUNCH-04). */
export async function launchGame(
  asker: MemberAsker,
  { query }: Asked<typeof lobbyCalls.launchGame>,
) {
  const { services, session, member, scope, language, reference } = asker;
  const game = await gameOf(asker, query);
  if (game === undefined || !isGameOffered(scope.config.categories, game))
    throw new Failure(errorCodes.gameUnknown);
  const token = newToken();
  await services.db.insert(plays).values({
    launchHash: hashToken(token),
    sessionHash: session.tokenHash,
    memberId: member.id,
    merchant: scope.code,
    nodeId: game.nodeId,
    language,
    createdAt: services.clock.at(),
    expiresAt: services.clock.at(launchMinutes * 60_000),
  });
  await noteRecent(services, member.id, game.nodeId);
  const url = `/play/${token}${describePlay(game, query)}`;
  return { url, gameName: game.name, handshake: true, reference };
}
