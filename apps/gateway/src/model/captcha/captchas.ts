import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { errorCodes } from '@playhouse/wps';
import { captchas } from '../../db/schema';
import { Failure } from '../../base/failure';
import type { Asker } from '../asker';
import type { Services } from '../services';
import { newToken } from '../members/sessions';
import { drawCaptcha } from './draw';

const cookieName = 'captcha';
const lifeSeconds = 300;

type Browser = Pick<Asker, 'services' | 'scope' | 'cookie' | 'setCookie'>;

/** Makes a captcha for this browser and answers its picture. The one before is void. */
export async function makeCaptcha({
  services,
  scope,
  cookie,
  setCookie,
}: Browser): Promise<string> {
  const { db, now } = services;
  const digits = String(randomInt(0, 10_000)).padStart(4, '0');
  const id = newToken();
  const before = cookie(cookieName);
  if (before !== undefined) await db.delete(captchas).where(eq(captchas.id, before));
  const expiresAt = new Date(now() + lifeSeconds * 1000);
  await db.insert(captchas).values({ id, merchant: scope.config.code, digits, expiresAt });
  setCookie(cookieName, id, lifeSeconds);
  return drawCaptcha(digits).toString('base64');
}

/** Whether `given` answers this browser's captcha. Right or wrong, the captcha is used up. */
async function answered({ services, cookie }: Browser, given: string): Promise<boolean> {
  const id = cookie(cookieName);
  if (id === undefined) return false;
  const [used] = await services.db.delete(captchas).where(eq(captchas.id, id)).returning();
  return used !== undefined && used.digits === given && used.expiresAt.getTime() > services.now();
}

/** @throws Failure captcha.required or captcha.wrong, both with `value.captcha` so that the form shows one */
export async function demandCaptcha(browser: Browser, given: string | undefined): Promise<void> {
  const value = { captcha: true };
  if (given === undefined || given === '') throw new Failure(errorCodes.captchaRequired, { value });
  if (!(await answered(browser, given))) throw new Failure(errorCodes.captchaWrong, { value });
}

/** Digits of a captcha in force: for the development outbox only. */
export async function peekCaptcha(
  { db }: Pick<Services, 'db'>,
  id: string,
): Promise<string | undefined> {
  const [found] = await db.select().from(captchas).where(eq(captchas.id, id));
  return found?.digits;
}
