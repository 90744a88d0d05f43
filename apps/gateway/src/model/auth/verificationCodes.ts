import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, getTableColumns, isNull, lt, lte, sql } from 'drizzle-orm';
import { errorCodes } from '@playhouse/wps';
import { verificationCodes } from '../../db/schema';
import { Failure } from '../../base/failure';
import type { Asker } from '../platform/asker';
import type { Services } from '../platform/services';
import { readBrowserMark } from './markBrowser';

const mostTries = 5;

/** The purpose of a code: it is good for nothing else. */
export type CodePurpose = 'login' | 'register' | 'password' | 'contact';

export const hashCode = ({ codeKey }: Services, target: string, code: string) =>
  createHmac('sha256', codeKey).update(`${target}\n${code}`).digest('base64url');

const same = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

type Checker = Pick<Asker, 'services' | 'scope' | 'cookie'>;

/**
 * The one code of a target that can still be good in a browser: the newest that it asked for, unless it is used up. A code
 * that somebody else reads is of no use elsewhere, and one that somebody else asks for voids none.
 */
async function latestCode({ services, scope, cookie }: Checker, target: string) {
  const { db, clock } = services;
  const browser = readBrowserMark({ cookie });
  if (browser === undefined) return undefined;
  const isExpired = lte(verificationCodes.expiresAt, clock.at()).mapWith(Boolean);
  const [latest] = await db
    .select({ ...getTableColumns(verificationCodes), isExpired })
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.merchant, scope.config.code),
        eq(verificationCodes.target, target),
        eq(verificationCodes.browser, browser),
      ),
    )
    .orderBy(desc(verificationCodes.id))
    .limit(1);
  return latest?.usedAt === null ? latest : undefined;
}

/** A code that was given rightly and is not used up yet. */
export interface CheckedCode {
  /** Uses it up. @throws Failure verification.code.wrong when somebody else just did */
  spend(): Promise<void>;
}

/**
 * Holds a code against the latest one of a target that this browser asked for; a wrong one counts as a try.
 * @throws Failure verification.code.wrong, also for a sixth try and for a code sent for something else or elsewhere;
 *   verification.code.expired
 */
export async function checkCode(
  checker: Checker,
  purpose: CodePurpose,
  target: string,
  given: string,
): Promise<CheckedCode> {
  const { services } = checker;
  const { db, clock } = services;
  const latest = await latestCode(checker, target);
  if (latest === undefined || latest.purpose !== purpose || latest.tries >= mostTries)
    throw new Failure(errorCodes.codeWrong);
  if (latest.isExpired) throw new Failure(errorCodes.codeExpired);
  const unused = and(eq(verificationCodes.id, latest.id), isNull(verificationCodes.usedAt));
  // The try is counted before it is judged: of many at once, no more than five are compared.
  const [tried] = await db
    .update(verificationCodes)
    .set({ tries: sql`${verificationCodes.tries} + 1` })
    .where(and(unused, lt(verificationCodes.tries, mostTries)))
    .returning({ id: verificationCodes.id });
  if (tried === undefined || !same(latest.codeHash, hashCode(services, target, given)))
    throw new Failure(errorCodes.codeWrong);
  // A right one was no guess.
  await db
    .update(verificationCodes)
    .set({ tries: sql`${verificationCodes.tries} - 1` })
    .where(unused);
  return {
    async spend() {
      const [spent] = await db
        .update(verificationCodes)
        .set({ usedAt: clock.at() })
        .where(unused)
        .returning();
      if (spent === undefined) throw new Failure(errorCodes.codeWrong);
    },
  };
}

/** Checks a code and uses it up. */
export async function redeemCode(
  checker: Checker,
  purpose: CodePurpose,
  target: string,
  given: string,
): Promise<void> {
  const code = await checkCode(checker, purpose, target, given);
  await code.spend();
}
