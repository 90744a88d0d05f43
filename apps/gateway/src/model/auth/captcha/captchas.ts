import { createHash, randomInt } from 'node:crypto';
import { and, eq, getTableColumns, gt } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { errorCodes } from '@playhouse/wps';
import { captchas } from '../../../db/schema';
import { Failure } from '../../../base/failure';
import type { Asker } from '../../platform/asker';
import type { Services } from '../../platform/services';
import { newToken } from '../sessions';

const lifeSeconds = 300;
/** How many digits every captcha has. */
export const captchaDigits = 4;

/** The form that asks for a captcha; its answer counts there only. */
export type CaptchaPurpose = 'login' | 'register' | 'sms';

// One for a code by SMS is shown over a form that may show its own.
const cookieOf = (purpose: CaptchaPurpose) => (purpose === 'sms' ? 'captcha_sms' : 'captcha');

type Browser = Pick<Asker, 'services' | 'scope' | 'cookie' | 'setCookie'>;

const hash = (...parts: readonly string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('base64url');

const allDigits = (value: number) => String(value).padStart(captchaDigits, '0');

/** Makes a captcha for this browser and answers its digits. The one before is void. */
export async function makeCaptcha(
  { services, scope, cookie, setCookie }: Browser,
  purpose: CaptchaPurpose,
): Promise<string> {
  const { db, clock } = services;
  const digits = allDigits(randomInt(0, 10 ** captchaDigits));
  const token = newToken();
  const before = cookie(cookieOf(purpose));
  if (before !== undefined) await db.delete(captchas).where(eq(captchas.id, hash(before)));
  await db.insert(captchas).values({
    id: hash(token),
    merchant: scope.config.code,
    purpose,
    digitsHash: hash(token, digits),
    expiresAt: clock.at(lifeSeconds * 1000),
  });
  setCookie(cookieOf(purpose), token, lifeSeconds);
  return digits;
}

/** Whether `given` answers this browser's captcha. Right or wrong, the captcha is used up. */
async function answered(
  { services, cookie }: Browser,
  purpose: CaptchaPurpose,
  given: string,
): Promise<boolean> {
  const token = cookie(cookieOf(purpose));
  if (token === undefined) return false;
  const own = eq(captchas.id, hash(token));
  const isGood = gt(captchas.expiresAt, services.clock.at()).mapWith(Boolean);
  const [used] = await services.db
    .delete(captchas)
    .where(own)
    .returning({ ...getTableColumns(captchas), isGood });
  return (
    used !== undefined &&
    used.isGood &&
    used.purpose === purpose &&
    used.digitsHash === hash(token, given)
  );
}

/** @throws Failure captcha.required or captcha.wrong, both with `value.captcha` so that the form shows one */
export async function demandCaptcha(
  browser: Browser,
  purpose: CaptchaPurpose,
  given: string | undefined,
): Promise<void> {
  const value = { captcha: true };
  if (given === undefined || given === '') throw new Failure(errorCodes.captchaRequired, { value });
  if (!(await answered(browser, purpose, given)))
    throw new Failure(errorCodes.captchaWrong, { value });
}

/** Digits of the captcha of a form in this browser, to be told in another way; undefined where none is good. */
export async function presentDigits(
  { services, cookie }: Browser,
  purpose: CaptchaPurpose,
): Promise<string | undefined> {
  const token = cookie(cookieOf(purpose));
  if (token === undefined) return undefined;
  return peekCaptcha(
    services,
    token,
    and(eq(captchas.purpose, purpose), gt(captchas.expiresAt, services.clock.at())),
  );
}

/** Digits of the captcha of a browser's cookie: kept hashed with it, they are found by trying all. */
export async function peekCaptcha(
  { db }: Pick<Services, 'db'>,
  token: string,
  which?: SQL,
): Promise<string | undefined> {
  const [found] = await db
    .select()
    .from(captchas)
    .where(and(eq(captchas.id, hash(token)), which));
  if (found === undefined) return undefined;
  const tries = Array.from({ length: 10 ** captchaDigits }, (_, value) => allDigits(value));
  return tries.find((digits) => hash(token, digits) === found.digitsHash);
}
