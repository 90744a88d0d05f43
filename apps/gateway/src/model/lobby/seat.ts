import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { games, members, plays, sessions } from '../../db/schema';
import { noteMerchant } from '../../base/logContext';
import type { MerchantScope } from '../../base/merchants';
import type { Services } from '../platform/services';
import { hashToken, inForce, newToken, touch } from '../auth/sessions';
import type { MemberRow, GameRow } from '../../db/schema';

/** A member at a game: what a play token stands for. */
export interface Seat {
  readonly member: MemberRow;
  readonly game: GameRow;
  readonly scope: MerchantScope;
  readonly language: string;
}

const seatHours = 6;

const openSessions = (services: Services) =>
  services.db.select({ tokenHash: sessions.tokenHash }).from(sessions).where(inForce(services));

/** Trades a launch token, once, for a play token. Undefined when it was used, expired or never given. */
export async function openSeat(
  services: Services,
  launchToken: string,
): Promise<string | undefined> {
  const { db, clock } = services;
  const token = newToken();
  const [opened] = await db
    .update(plays)
    .set({
      playHash: hashToken(token),
      openedAt: clock.at(),
      expiresAt: clock.at(seatHours * 3_600_000),
    })
    .where(
      and(
        eq(plays.launchHash, hashToken(launchToken)),
        isNull(plays.openedAt),
        inArray(plays.sessionHash, openSessions(services)),
        gt(plays.expiresAt, clock.at()),
      ),
    )
    .returning();
  return opened === undefined ? undefined : token;
}

/** Who sits where, by play token: to play is to use the session. */
export async function findSeat(services: Services, token: string): Promise<Seat | undefined> {
  const { db, clock, scopes } = services;
  const isSeat = and(eq(plays.playHash, hashToken(token)), gt(plays.expiresAt, clock.at()));
  const session = db.select({ tokenHash: plays.sessionHash }).from(plays).where(isSeat);
  const [found] = await db
    .with(...touch(services, and(eq(sessions.tokenHash, sql`(${session})`), inForce(services))))
    .select({ language: plays.language, member: members, game: games })
    .from(plays)
    .innerJoin(sessions, eq(sessions.tokenHash, plays.sessionHash))
    .innerJoin(members, eq(members.id, plays.memberId))
    .innerJoin(games, eq(games.nodeId, plays.nodeId))
    .where(and(isSeat, inForce(services)))
    .prepare('seat')
    .execute();
  const scope = found && scopes.get(found.member.merchant);
  if (found === undefined || scope === undefined || found.member.disabled) return undefined;
  noteMerchant(scope.config.code);
  return { member: found.member, game: found.game, scope, language: found.language };
}
