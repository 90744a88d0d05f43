import { captchaCalls, passwordCalls, sessionCalls, verificationCalls } from '@playhouse/wps';
import { describe, expect, it } from 'vitest';
import { limits } from '../../db/schema';
import { peekCaptcha } from './captcha/captchas';
import { readOutbox } from '../platform/delivery/outbox';
import { makeJourneyMember } from '../../seed/journeyMember';
import { demoPassword } from '../../seed/people';
import { createBrowser } from '../../testing/createBrowser';
import { filePlatform } from '../../testing/filePlatform';
import type { Answered } from '../../testing/platform';

const platform = filePlatform();

const cookieIn = ({ headers }: Answered, name: string) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .find((cookie) => cookie.startsWith(`${name}=`)) ?? '';

/** A browser with its cookies; it reads each captcha rightly once it is asked for one. */
function browser(devices = '') {
  const login = async (username: string, password: string, withCaptcha = true) => {
    const image = await platform.ask(captchaCalls.captchaImage, { query: { type: 'login' } });
    const seen = cookieIn(image, 'captcha');
    const token = seen.replace('captcha=', '');
    const captcha = withCaptcha ? await peekCaptcha(platform.gateway.services, token) : undefined;
    const answered = await platform.ask(sessionCalls.login, {
      cookie: [seen, devices].filter(Boolean).join('; '),
      body: { type: 'username', username, password, captcha },
    });
    devices = cookieIn(answered, 'devices') || devices;
    return answered;
  };
  return { login, devices: () => devices };
}

async function newMember(account: string, more: object = {}): Promise<string> {
  const member = { merchant: 'alpha', account, ...more };
  await makeJourneyMember(platform.gateway.services, member);
  return account;
}

/** Fails five times, which is as often as a name may without a wait. */
async function failFive({ login }: ReturnType<typeof browser>, account: string): Promise<void> {
  for (let at = 0; at < 5; at += 1)
    expect((await login(account, 'Wrong-2026')).code).toBe('login.failed');
}

/** Uses all tries up that a name has in a browser. */
async function exhaust(tried: ReturnType<typeof browser>, account: string): Promise<void> {
  // Of captchas, an address gets so many a minute.
  for (const seconds of [61, 61, 241, 61]) {
    platform.advance(seconds * 1000);
    await failFive(tried, account);
  }
  expect((await tried.login(account, demoPassword)).code).toBe('requests.tooMany');
}

/** As if strangers had used all their tries up, at an address or at all together. */
async function block(name: string, address?: string): Promise<void> {
  const { db, now } = platform.gateway.services;
  const key =
    address === undefined
      ? ['login of all', 'alpha', 'username', name]
      : ['login', 'alpha', 'username', name, address];
  const tried = { used: address === undefined ? 60 : 20, resetsAt: new Date(now() + 900_000) };
  await db
    .insert(limits)
    .values({ key: JSON.stringify(key), ...tried })
    .onConflictDoUpdate({ target: limits.key, set: tried });
}

describe('a device in which a member has logged in', () => {
  it('lets them in, and without a captcha, whatever strangers have tried', async () => {
    const account = await newMember('owned_one');
    const owners = browser();
    expect((await owners.login(account.toUpperCase(), demoPassword)).success).toBe(true);
    await exhaust(browser(), account);
    expect((await owners.login(account, demoPassword, false)).success).toBe(true);
  });

  it('has tries of its own that run out, and leaves those of others alone', async () => {
    const account = await newMember('owned_two');
    const owners = browser();
    await owners.login(account, demoPassword);
    expect((await owners.login(account, 'Wrong-2026', false)).code).toBe('login.failed');
    expect((await owners.login(account, 'Wrong-2026', false)).code).toBe('captcha.required');
    // The first of these tries of its own is behind it for good.
    platform.advance(16 * 60_000);
    await exhaust(owners, account);
    expect((await browser().login(account, demoPassword)).success).toBe(true);
  });

  it('is a stranger’s for other names, and when its mark is forged or another merchant’s', async () => {
    const [mine, theirs] = [await newMember('owned_three'), await newMember('owned_four')];
    const owners = browser();
    await owners.login(mine, demoPassword);
    const made = browser(owners.devices().replace(/\.[\w-]{6}/, '.AAAAAA'));
    await block(mine, 'in-process');
    await block(theirs, 'in-process');
    expect((await made.login(mine, demoPassword)).code).toBe('requests.tooMany');
    expect((await owners.login(theirs, demoPassword)).code).toBe('requests.tooMany');
    const elsewhere = await platform.ask(sessionCalls.login, {
      ...{ merchant: 'omega', cookie: owners.devices() },
      body: { type: 'username', username: mine, password: 'Wrong-2026' },
    });
    expect(elsewhere.code).toBe('login.failed');
  });

  it('is known for all who share it', async () => {
    const [mine, theirs] = [await newMember('owned_five'), await newMember('owned_six')];
    const shared = browser();
    await shared.login(mine, demoPassword);
    await shared.login(theirs, demoPassword);
    await block(mine, 'in-process');
    expect((await browser().login(mine, demoPassword)).code).toBe('requests.tooMany');
    expect((await shared.login(mine, demoPassword, false)).success).toBe(true);
  });
});

it.each(['known', 'strange'])(
  'in a %s browser a login waits a minute after five failures, five minutes after ten',
  async (kind) => {
    const account = await newMember(`slowed_${kind}`);
    const tried = browser();
    if (kind === 'known') await tried.login(account, demoPassword);
    const codeNow = async () => (await tried.login(account, 'Wrong-2026')).code;
    await failFive(tried, account);
    expect(await codeNow()).toBe('requests.tooMany');
    platform.advance(59_000);
    expect(await codeNow()).toBe('requests.tooMany');
    platform.advance(2_000);
    await failFive(tried, account);
    platform.advance(61_000);
    expect(await codeNow()).toBe('requests.tooMany');
    platform.advance(180_000);
    expect((await tried.login(account, demoPassword)).success).toBe(true);
    await failFive(tried, account);
  },
);

it('strangers at one address use up their own tries, at many those of all strangers', async () => {
  const account = await newMember('owned_eight');
  const owners = browser();
  await owners.login(account, demoPassword);
  await block(account, 'elsewhere');
  expect((await browser().login(account, demoPassword)).success).toBe(true);
  await block(account);
  expect((await browser().login(account, demoPassword)).code).toBe('requests.tooMany');
  expect((await owners.login(account, demoPassword, false)).success).toBe(true);
});

it('a password set by a code logs in also when the number failed before [SETPW-03]', async () => {
  const mobile = '9175552001';
  await newMember('owned_seven', { mobile });
  await block(`+63${mobile}`, 'in-process');
  expect((await browser().login(mobile, demoPassword)).code).toBe('requests.tooMany');
  const phone = createBrowser(platform);
  await phone.ask(verificationCalls.smsForReset, { body: { mobileNum: mobile } });
  await platform.settled();
  const [sent] = await readOutbox(platform.gateway.services, `+63${mobile}`);
  const verificationCode = /\d{6}/.exec(sent?.body ?? '')?.[0] ?? '';
  const newPassword = 'Forgotten-2026';
  const set = await phone.ask(passwordCalls.setByPhone, {
    body: { newPassword, mobileNum: mobile, verificationCode },
  });
  expect(set.success).toBe(true);
  const { login } = browser(cookieIn(set, 'devices'));
  expect((await login(mobile, newPassword, false)).success).toBe(true);
});
