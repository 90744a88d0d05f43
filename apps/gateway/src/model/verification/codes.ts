import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { errorCodes } from '@playhouse/wps';
import { verificationCodes } from '../../db/schema';
import { deliver } from '../outbox/deliver';
import { Failure } from '../../base/failure';
import type { Asker } from '../asker';
import type { Services } from '../services';

/** Minutes that a code lives, and that the site's button counts down. */
export const expiredMinutes = 1;
const graceMinutes = 4;
const mostTries = 5;
const tenMinutes = 600_000;

// The target salts the hash, so that equal codes of two numbers do not look equal.
const hashCode = (target: string, code: string) =>
  createHash('sha256').update(`${target}\n${code}`).digest('base64url');

type Sender = Pick<Asker, 'services' | 'scope' | 'address'>;

/** Counts a code to a number. @throws Failure sms.tooMany for a number or an address that asked too often */
export function limitCodes({ services, scope, address }: Sender, target: string): void {
  const { limiter } = services;
  const key = `code ${scope.config.code} ${target}`;
  if (!limiter.take(key, 5, tenMinutes)) throw new Failure(errorCodes.smsTooMany);
  if (!limiter.take(`codes ${address}`, 60, tenMinutes)) throw new Failure(errorCodes.smsTooMany);
}

/**
 * Makes a code for a number in E.164 form and delivers it; `silent` does everything but deliver (unknown
 * numbers at a reset).
 */
export async function sendCode(
  asker: Sender,
  target: string,
  options: { readonly silent?: boolean } = {},
): Promise<{ expiredMinutes: number }> {
  const { services, scope } = asker;
  const merchant = scope.config.code;
  limitCodes(asker, target);
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  const moment = services.now();
  await services.db.insert(verificationCodes).values({
    merchant,
    target,
    codeHash: hashCode(target, code),
    createdAt: new Date(moment),
    expiresAt: new Date(moment + (expiredMinutes + graceMinutes) * 60_000),
  });
  if (options.silent !== true) {
    const body = `${scope.config.name}: ${code} is your verification code. Never share it.`;
    await deliver(services, {
      merchant,
      channel: 'sms',
      to: target,
      subject: 'Verification code',
      body,
    });
  }
  return { expiredMinutes };
}

const same = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

async function latestCode({ db }: Services, merchant: string, target: string) {
  const [latest] = await db
    .select()
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.merchant, merchant),
        eq(verificationCodes.target, target),
        isNull(verificationCodes.usedAt),
      ),
    )
    .orderBy(desc(verificationCodes.id))
    .limit(1);
  return latest;
}

/** A code that was given rightly and is not used up yet. */
export interface CheckedCode {
  /** Uses it up. @throws Failure verification.code.wrong when somebody else just did */
  spend(): Promise<void>;
}

/**
 * Holds a code against the latest one of a target; a wrong one counts as a try.
 * @throws Failure verification.code.wrong, also for a sixth try; verification.code.expired
 */
export async function checkCode(
  services: Services,
  merchant: string,
  target: string,
  given: string,
): Promise<CheckedCode> {
  const { db, now } = services;
  const latest = await latestCode(services, merchant, target);
  if (latest === undefined || latest.tries >= mostTries) throw new Failure(errorCodes.codeWrong);
  if (latest.expiresAt.getTime() <= now()) throw new Failure(errorCodes.codeExpired);
  const unused = and(eq(verificationCodes.id, latest.id), isNull(verificationCodes.usedAt));
  if (!same(latest.codeHash, hashCode(target, given))) {
    await db
      .update(verificationCodes)
      .set({ tries: sql`${verificationCodes.tries} + 1` })
      .where(unused);
    throw new Failure(errorCodes.codeWrong);
  }
  return {
    async spend() {
      const usedAt = new Date(now());
      const [spent] = await db.update(verificationCodes).set({ usedAt }).where(unused).returning();
      if (spent === undefined) throw new Failure(errorCodes.codeWrong);
    },
  };
}

/** Checks a code and uses it up. */
export async function redeemCode(
  services: Services,
  merchant: string,
  target: string,
  given: string,
): Promise<void> {
  const code = await checkCode(services, merchant, target, given);
  await code.spend();
}
