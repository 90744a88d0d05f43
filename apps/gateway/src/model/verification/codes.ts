import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { errorCodes } from '@playhouse/wps';
import { verificationCodes } from '../../db/schema';
import { reserve } from '../limits';
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

const hour = 6 * tenMinutes;
const day = 24 * hour;
/** Digits that numbers bought in one block differ in: a flood over a block counts as one. */
const blockDigits = 4;

/**
 * Counts a code before it is sent: to a number, to its block, for the merchant's day, from an address.
 * @throws Failure sms.tooMany
 */
export async function limitCodes(
  { services, scope, address }: Sender,
  target: string,
): Promise<void> {
  const merchant = scope.config.code;
  const free = await reserve(
    services,
    { key: `code ${merchant} ${target}`, most: 5, windowMs: tenMinutes },
    { key: `code day ${merchant} ${target}`, most: 20, windowMs: day },
    { key: `code block ${merchant} ${target.slice(0, -blockDigits)}`, most: 100, windowMs: hour },
    { key: `code merchant ${merchant}`, most: 20_000, windowMs: day },
    { key: `codes ${address}`, most: 60, windowMs: tenMinutes },
  );
  if (!free) throw new Failure(errorCodes.smsTooMany);
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
  await limitCodes(asker, target);
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
  // The try is counted before it is judged: of many at once, no more than five are compared.
  const [tried] = await db
    .update(verificationCodes)
    .set({ tries: sql`${verificationCodes.tries} + 1` })
    .where(and(unused, lt(verificationCodes.tries, mostTries)))
    .returning({ id: verificationCodes.id });
  if (tried === undefined || !same(latest.codeHash, hashCode(target, given)))
    throw new Failure(errorCodes.codeWrong);
  // A right one was no guess.
  await db
    .update(verificationCodes)
    .set({ tries: sql`${verificationCodes.tries} - 1` })
    .where(unused);
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
