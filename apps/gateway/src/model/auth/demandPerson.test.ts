import { captchaCalls, sessionCalls, verificationCalls } from '@playhouse/wps';
import { beforeEach, expect, it } from 'vitest';
import { like } from 'drizzle-orm';
import { limits } from '../../db/schema';
import { makeJourneyMember } from '../../seed/journeyMember';
import { demoPassword } from '../../seed/people';
import { filePlatform } from '../../testing/filePlatform';
import type { Answered } from '../../testing/platform';
import { peekCaptcha } from './captcha/captchas';

const free = 6;
const platform = filePlatform({ codesBeforeCaptcha: free, trustProxy: 1 });
beforeEach(async () => {
  await platform.gateway.services.db.delete(limits).where(like(limits.key, '["code%'));
});

const minute = 60_000;
let numbers = 0;
/** A number in a block of its own. */
const newNumber = () => `91${String((numbers += 1)).padStart(4, '0')}1234`;

interface From {
  readonly address?: string;
  readonly cookie?: string;
  readonly captcha?: string | undefined;
}

const send = (
  mobileNum: string,
  { address = '203.0.113.1', cookie, captcha }: From = {},
  call:
    | typeof verificationCalls.smsNoLogin
    | typeof verificationCalls.smsForReset = verificationCalls.smsNoLogin,
) =>
  platform.ask(call, {
    cookie,
    headers: { 'X-Forwarded-For': address },
    body: { mobileNum, captcha },
  });

/** Uses up what is free at an address. */
async function flood(address?: string): Promise<void> {
  for (let at = 0; at < free; at += 1)
    expect((await send(newNumber(), address === undefined ? {} : { address })).success).toBe(true);
}

const cookieOf = ({ headers }: Answered, name: string) =>
  new RegExp(`${name}=[^;]+`).exec(headers.getSetCookie().join())?.[0] ?? '';

async function readCaptcha(type: string) {
  const image = await platform.ask(captchaCalls.captchaImage, { query: { type } });
  const cookie = cookieOf(image, 'captcha\\w*');
  const token = cookie.replace(/^\w+=/, '');
  return { cookie, captcha: await peekCaptcha(platform.gateway.services, token) };
}

it('after many codes to an address each costs a captcha of its own, for a while', async () => {
  await flood();
  const refused = await send(newNumber());
  expect(refused).toMatchObject({ code: 'captcha.required', value: { captcha: true } });
  const proof = await readCaptcha('sms');
  expect((await send(newNumber(), proof)).success).toBe(true);
  expect((await send(newNumber(), proof)).code).toBe('captcha.wrong');
  expect((await send(newNumber(), await readCaptcha('login'))).code).toBe('captcha.wrong');
  expect((await send(newNumber(), { address: '203.0.113.2' })).success).toBe(true);
  platform.advance(11 * minute);
  expect((await send(newNumber())).success).toBe(true);
});

it('so it is with many codes to one block of numbers, from wherever', async () => {
  for (let at = 0; at < free; at += 1)
    expect((await send(`918777900${at}`, { address: `203.0.113.${at + 10}` })).success).toBe(true);
  const elsewhere = { address: '203.0.113.99' };
  expect((await send('9187779009', elsewhere)).code).toBe('captcha.required');
  expect((await send('9187789009', elsewhere)).success).toBe(true);
});

it('so it is with many codes to one number in a day', async () => {
  const mobile = newNumber();
  const at = (place: number) => send(mobile, { address: `203.0.113.${place}` });
  for (let sent = 0; sent < free; sent += 1) {
    expect((await at(30 + sent)).success).toBe(true);
    // Longer than an hour in all: the block's numbers are free again.
    platform.advance(11 * minute);
  }
  expect((await at(40)).code).toBe('captcha.required');
  platform.advance(24 * 60 * minute);
  expect((await at(41)).success).toBe(true);
});

it('codes that set a password are counted as well', async () => {
  await flood();
  const forReset = await send(newNumber(), {}, verificationCalls.smsForReset);
  expect(forReset.code).toBe('captcha.required');
});

it('a browser in which the number’s member has logged in is asked for none, another’s is', async () => {
  const mobile = newNumber();
  const account = 'person_one';
  await makeJourneyMember(platform.gateway.services, { merchant: 'alpha', account, mobile });
  const opened = await platform.ask(sessionCalls.login, {
    body: { type: 'username', username: account, password: demoPassword },
  });
  const cookie = cookieOf(opened, 'devices');
  await flood();
  expect((await send(mobile)).code).toBe('captcha.required');
  expect((await send(newNumber(), { cookie })).code).toBe('captcha.required');
  expect((await send(mobile, { cookie })).success).toBe(true);
});
