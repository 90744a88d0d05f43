import { and, eq, gt, gte, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/open';
import { games, members, plays, sessions } from '../../db/schema';
import type { MerchantScope } from '../../base/merchants';
import type { Services } from '../services';
import { hashToken, newToken } from '../members/sessions';
import type { MemberRow } from '../members/sessions';
import type { GameRow } from './game';

/** A member at a game: what a play token stands for. */
export interface Seat {
  readonly member: MemberRow;
  readonly game: GameRow;
  readonly scope: MerchantScope;
  readonly language: string;
}

const seatHours = 6;

/** Sessions that may still play: neither ended nor idle for too long. */
const openSessions = (db: Queryable, { now, sessionIdleMs }: Services) =>
  db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(
      and(isNull(sessions.endedAt), gte(sessions.lastSeenAt, new Date(now() - sessionIdleMs))),
    );

/** Trades a launch token, once, for a play token. Undefined when it was used, expired or never given. */
export async function openSeat(
  services: Services,
  launchToken: string,
): Promise<string | undefined> {
  const { db, now } = services;
  const token = newToken();
  const at = new Date(now());
  const [opened] = await db
    .update(plays)
    .set({
      playHash: hashToken(token),
      openedAt: at,
      expiresAt: new Date(at.getTime() + seatHours * 3_600_000),
    })
    .where(
      and(
        eq(plays.launchHash, hashToken(launchToken)),
        isNull(plays.openedAt),
        inArray(plays.sessionHash, openSessions(db, services)),
        gt(plays.expiresAt, at),
      ),
    )
    .returning();
  return opened === undefined ? undefined : token;
}

/** Who sits where, by play token. */
export async function seatOf(services: Services, token: string): Promise<Seat | undefined> {
  const { db, now, scopes } = services;
  const [found] = await db
    .select({ play: plays, member: members, game: games })
    .from(plays)
    .innerJoin(members, eq(members.id, plays.memberId))
    .innerJoin(games, eq(games.nodeId, plays.nodeId))
    .where(
      and(
        eq(plays.playHash, hashToken(token)),
        gt(plays.expiresAt, new Date(now())),
        inArray(plays.sessionHash, openSessions(db, services)),
      ),
    );
  const scope = found && scopes.get(found.member.merchant);
  if (found === undefined || scope === undefined || found.member.disabled) return undefined;
  return { member: found.member, game: found.game, scope, language: found.play.language };
}
