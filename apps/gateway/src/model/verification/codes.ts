import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { errorCodes } from '@playhouse/wps';
import { verificationCodes } from '../../db/schema';
import { reserve } from '../limits';
import { Failure } from '../../base/failure';
import type { Asker } from '../asker';
import type { Services } from '../services';

/** Minutes that a code lives, and that the site's button counts down. */
export const expiredMinutes = 1;
const graceMinutes = 4;
const mostTries = 5;
const tenMinutes = 600_000;

/** What a code is for: it is good for nothing else. */
export type CodePurpose = 'login' | 'register' | 'password';

const wordsFor: Readonly<Record<CodePurpose, string>> = {
  login: 'to log in',
  register: 'to register',
  password: 'to set a new password',
};

const hashCode = ({ codeKey }: Services, target: string, code: string) =>
  createHmac('sha256', codeKey).update(`${target}\n${code}`).digest('base64url');

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

interface SendOptions {
  /** Unknown numbers at a reset are sent nothing; nothing else, its time included, tells that. */
  readonly to?: 'known' | 'nobody';
}

/** Makes a code for a number in E.164 form and sends it. The codes sent to it before are void. */
export async function sendCode(
  asker: Sender,
  purpose: CodePurpose,
  target: string,
  { to }: SendOptions = {},
): Promise<{ expiredMinutes: number }> {
  const { services, scope } = asker;
  const merchant = scope.config.code;
  await limitCodes(asker, target);
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  const moment = services.now();
  await services.db.insert(verificationCodes).values({
    merchant,
    target,
    purpose,
    codeHash: hashCode(services, target, code),
    createdAt: new Date(moment),
    expiresAt: new Date(moment + (expiredMinutes + graceMinutes) * 60_000),
  });
  const send = () =>
    services.couriers.sms.send({
      merchant,
      channel: 'sms',
      to: target,
      subject: 'Verification code',
      body: `${scope.config.name}: ${code} is your code ${wordsFor[purpose]}. Never share it.`,
    });
  // A visitor waits for the code and is told when it cannot be sent; at a reset that would tell who is a member.
  if (to === undefined) await send();
  if (to === 'known') services.background('sending a code', send);
  return { expiredMinutes };
}

const same = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The one code of a target that can still be good: the newest, unless it is used up. */
async function latestCode({ db }: Services, merchant: string, target: string) {
  const [latest] = await db
    .select()
    .from(verificationCodes)
    .where(and(eq(verificationCodes.merchant, merchant), eq(verificationCodes.target, target)))
    .orderBy(desc(verificationCodes.id))
    .limit(1);
  return latest?.usedAt === null ? latest : undefined;
}

/** A code that was given rightly and is not used up yet. */
export interface CheckedCode {
  /** Uses it up. @throws Failure verification.code.wrong when somebody else just did */
  spend(): Promise<void>;
}

type Checker = Pick<Asker, 'services' | 'scope'>;

/**
 * Holds a code against the latest one of a target; a wrong one counts as a try.
 * @throws Failure verification.code.wrong, also for a sixth try and for a code sent for something else;
 *   verification.code.expired
 */
export async function checkCode(
  { services, scope }: Checker,
  purpose: CodePurpose,
  target: string,
  given: string,
): Promise<CheckedCode> {
  const { db, now } = services;
  const latest = await latestCode(services, scope.config.code, target);
  if (latest === undefined || latest.purpose !== purpose || latest.tries >= mostTries)
    throw new Failure(errorCodes.codeWrong);
  if (latest.expiresAt.getTime() <= now()) throw new Failure(errorCodes.codeExpired);
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
      const usedAt = new Date(now());
      const [spent] = await db.update(verificationCodes).set({ usedAt }).where(unused).returning();
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
