import { and, eq, gt, isNull } from 'drizzle-orm';
import { games, members, plays } from '../../db/schema';
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

/** Trades a launch token, once, for a play token. Undefined when it was used, expired or never given. */
export async function openSeat(
  { db, now }: Services,
  launchToken: string,
): Promise<string | undefined> {
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
        gt(plays.expiresAt, at),
      ),
    )
    .returning();
  return opened === undefined ? undefined : token;
}

/** Who sits where, by play token. */
export async function seatOf(
  { db, now, scopes }: Services,
  token: string,
): Promise<Seat | undefined> {
  const [found] = await db
    .select({ play: plays, member: members, game: games })
    .from(plays)
    .innerJoin(members, eq(members.id, plays.memberId))
    .innerJoin(games, eq(games.nodeId, plays.nodeId))
    .where(and(eq(plays.playHash, hashToken(token)), gt(plays.expiresAt, new Date(now()))));
  const scope = found && scopes.get(found.member.merchant);
  if (found === undefined || scope === undefined || found.member.disabled) return undefined;
  return { member: found.member, game: found.game, scope, language: found.play.language };
}
