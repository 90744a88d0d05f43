import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gte, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { selectClock } from '../../db/clock';
import type { Queryable } from '../../db/open';
import type { MemberRow } from '../../db/schema';
import { members, sessions } from '../../db/schema';
import type { OpenSession } from '../platform/asker';
import type { Services } from '../platform/services';
import type { Origin } from './origin';

/** Tokens carry 256 bits of chance, so a plain hash is enough to store them. */
export const newToken = () => randomBytes(32).toString('base64url');
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

// `last_seen_at` is written at most this often: not every read should cost a write.
const touchEveryMs = 30_000;

/** Opens a session and answers its token, which is stored nowhere. */
export async function startSession(
  { clock }: Services,
  db: Queryable,
  member: MemberRow,
  origin: Origin,
): Promise<string> {
  const token = newToken();
  const moment = clock.at();
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    memberId: member.id,
    merchant: member.merchant,
    firstTime: member.lastLoginAt === null,
    ...origin,
    createdAt: moment,
    lastSeenAt: moment,
  });
  await db
    .update(members)
    .set({ lastLoginAt: moment, lastSeenAt: moment })
    .where(eq(members.id, member.id));
  return token;
}

/** Sessions that are neither ended, nor idle for too long, nor as old as one may get. */
export const inForce = ({ clock, sessionIdleMs, sessionLongestMs }: Services): SQL | undefined =>
  and(
    isNull(sessions.endedAt),
    gte(sessions.lastSeenAt, clock.at(-sessionIdleMs)),
    gte(sessions.createdAt, clock.at(-sessionLongestMs)),
  );

/** Parts of a question about one session that write down, where it is due, that it is used. */
export function touch({ db, clock }: Services, which: SQL | undefined) {
  const seen = { lastSeenAt: clock.at() };
  const isDue = lt(sessions.lastSeenAt, clock.at(-touchEveryMs));
  const touched = db
    .$with('touched')
    .as(
      db
        .update(sessions)
        .set(seen)
        .where(and(which, isDue))
        .returning({ memberId: sessions.memberId }),
    );
  const who = db.select({ memberId: touched.memberId }).from(touched);
  const met = db.$with('met').as(
    db
      .update(members)
      .set(seen)
      .where(eq(members.id, sql`(${who})`))
      .returning({ id: members.id }),
  );
  return [touched, met];
}

/**
 * Finds the session of a token, or nothing when it is unknown or not in force any more.
 * @param isUse whether to be asked for puts its idle end off
 */
export async function findSession(
  services: Services,
  token: string,
  isUse = true,
): Promise<OpenSession | undefined> {
  const { db, clock, sessionIdleMs, sessionLongestMs } = services;
  const tokenHash = hashToken(token);
  const which = and(eq(sessions.tokenHash, tokenHash), inForce(services));
  const [found] = await db
    .with(...(isUse ? touch(services, which) : []))
    .select({ session: sessions, member: members, now: selectClock(clock) })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(which)
    .prepare('session')
    .execute();
  if (found === undefined || found.member.disabled) return undefined;
  const { session, member, now } = found;
  const seenAt = session.lastSeenAt.getTime();
  const isTouched = isUse && now - seenAt > touchEveryMs;
  const life = {
    idleEndsAt: (isTouched ? now : seenAt) + sessionIdleMs,
    endsAt: session.createdAt.getTime() + sessionLongestMs,
  };
  return { tokenHash, member, firstTime: session.firstTime, life };
}

const end = async ({ clock }: Services, db: Queryable, ...which: SQL[]): Promise<void> => {
  await db
    .update(sessions)
    .set({ endedAt: clock.at() })
    .where(and(isNull(sessions.endedAt), ...which));
};

/** Ends a session, if it is one of these merchants'. */
export const endSessionAt = (
  services: Services,
  tokenHash: string,
  merchants: readonly string[],
): Promise<void> =>
  end(
    services,
    services.db,
    eq(sessions.tokenHash, tokenHash),
    inArray(sessions.merchant, merchants),
  );

/** Ends a session, if it is this member's. */
export const endSession = (
  services: Services,
  memberId: number,
  tokenHash: string,
): Promise<void> =>
  end(services, services.db, eq(sessions.memberId, memberId), eq(sessions.tokenHash, tokenHash));

/** Ends a member's sessions but the one named: a changed password must not leave a thief logged in. */
export const endOtherSessions = (
  services: Services,
  db: Queryable,
  memberId: number,
  keep = '',
): Promise<void> =>
  end(services, db, eq(sessions.memberId, memberId), ne(sessions.tokenHash, keep));
