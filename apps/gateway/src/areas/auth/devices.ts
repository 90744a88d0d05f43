import type { sessionCalls } from '@playhouse/wps';
import { and, desc, eq } from 'drizzle-orm';
import { sessions } from '../../db/schema';
import type { Asked } from '../../call/route';
import type { MemberAsker } from '../../model/platform/asker';
import { endOtherSessions, endSession, inForce } from '../../model/auth/sessions';

/** A client that keeps no cookies has as many sessions as it opens. */
const mostListed = 50;

/** Sessions of a member that are in force: the one that asks, then the others by their last use. */
export async function listDevices({ services, member, session }: MemberAsker) {
  const found = await services.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.memberId, member.id), inForce(services)))
    .orderBy(desc(eq(sessions.tokenHash, session.tokenHash)), desc(sessions.lastSeenAt))
    .limit(mostListed);
  return found.map(({ tokenHash, browser, system, address, createdAt, lastSeenAt }) => ({
    // The hash opens nothing; only who holds the token can make it.
    id: tokenHash,
    current: tokenHash === session.tokenHash,
    browser,
    system,
    address,
    openedAt: createdAt.getTime(),
    lastUsedAt: lastSeenAt.getTime(),
  }));
}

export const endDevice = (
  { services, member }: MemberAsker,
  { body }: Asked<typeof sessionCalls.end>,
): Promise<void> => endSession(services, member.id, body.id);

export const endOtherDevices = ({ services, member, session }: MemberAsker): Promise<void> =>
  endOtherSessions(services, services.db, member.id, session.tokenHash);
