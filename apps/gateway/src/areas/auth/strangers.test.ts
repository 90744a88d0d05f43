import { captchaCalls, passwordCalls, sessionCalls, verificationCalls } from '@playhouse/wps';
import { expect, it } from 'vitest';
import { limits } from '../../db/schema';
import { peekCaptcha } from '../../model/auth/captcha/captchas';
import { readOutbox } from '../../model/platform/delivery/outbox';
import { makeJourneyMember } from '../../seed/journeyMember';
import { demoPassword } from '../../seed/people';
import { filePlatform } from '../../testing/filePlatform';
import type { Answered } from '../../testing/platform';

const platform = filePlatform({ trustProxy: 1, codesBeforeCaptcha: 1_000 });

const cookieIn = ({ headers }: Answered, name: string) =>
  new RegExp(`\\b${name}=[^;]+`).exec(headers.getSetCookie().join('\n'))?.[0] ?? '';

/** A browser at an address that reads every captcha rightly; it bears what made it known. */
function browserAt(address: string, devices = '') {
  const headers = { 'X-Forwarded-For': address };
  const login = async (typed: object) => {
    const image = await platform.ask(captchaCalls.captchaImage, {
      ...{ headers, query: { type: 'login' } },
    });
    const seen = cookieIn(image, 'captcha');
    const token = seen.replace('captcha=', '');
    const captcha = await peekCaptcha(platform.gateway.services, token);
    const body = { type: 'username', password: 'Wrong-2026', captcha, ...typed };
    return platform.ask(sessionCalls.login, { headers, cookie: `${seen}; ${devices}`, body });
  };
  const send = (mobileNum: string) =>
    platform.ask(verificationCalls.smsNoLogin, { headers, cookie: devices, body: { mobileNum } });
  return { headers, devices, login, send };
}

let numbers = 0;
/** A member with a number and a mail address, and a browser in which they have logged in. */
async function newOwner() {
  numbers += 1;
  const mobile = `9175${String(numbers).padStart(2, '0')}1234`;
  const [account, email] = [`owner_${numbers}`, `owner_${numbers}@mail.example`];
  await makeJourneyMember(platform.gateway.services, { merchant: 'alpha', account, mobile, email });
  const opened = await browserAt('198.51.100.1').login({
    username: account,
    password: demoPassword,
  });
  return { account, mobile, email, own: browserAt('198.51.100.1', cookieIn(opened, 'devices')) };
}

it('a name that is written like another’s limit uses nothing of it up [LOGIN-03]', async () => {
  const { account } = await newOwner();
  const stranger = browserAt('203.0.113.7');
  for (const words of [' from 203.0.113.50 in 60000', '","203.0.113.50",60000'])
    for (let at = 0; at < 5; at += 1)
      await stranger.login({ username: `${account}${words}`.slice(0, 64) });
  const fresh = browserAt('203.0.113.50');
  expect((await fresh.login({ username: account, password: demoPassword })).success).toBe(true);
});

it('a number is one name however it is written [LOGIN-03]', async () => {
  const { mobile } = await newOwner();
  const stranger = browserAt('203.0.113.8');
  const ways = [mobile, `0${mobile}`, `63${mobile}`, `0063${mobile}`, `00${mobile}`];
  for (const username of ways)
    expect((await stranger.login({ username })).code).toBe('login.failed');
  const answered = await stranger.login({ username: mobile, password: demoPassword });
  expect(answered.code).toBe('requests.tooMany');
});

it('a number and its dialling code are one, wherever the line between them is drawn', async () => {
  const { services } = platform.gateway;
  const ask = (countryDialingCode: string, mobileNum: string) =>
    platform.ask(verificationCalls.smsNoLogin, {
      headers: { 'X-Forwarded-For': '203.0.113.30' },
      body: { countryDialingCode, mobileNum },
    });
  await ask('63', '09175991234');
  await ask('0063', '9175991234');
  await ask('6', '39175991234');
  expect(await readOutbox(services, '+639175991234')).toHaveLength(3);
  for (let at = 0; at < 2; at += 1) await ask('63', '9175991234');
  expect((await ask('63', '639175991234')).code).toBe('sms.tooMany');
});

it.each([
  ['one IPv6 network', (at: number) => `2001:db8:1:2:${at}::1`],
  [
    'one IPv4 address',
    (at: number) =>
      ['203.0.113.9', '203.0.113.9:41', '::ffff:203.0.113.9', '[::ffff:cb00:7109]:5'][at % 4] ?? '',
  ],
])('%s is one caller, in whatever form it comes [LOGIN-03]', async (_what, addressOf) => {
  const { account } = await newOwner();
  for (let at = 1; at <= 5; at += 1)
    expect((await browserAt(addressOf(at)).login({ username: account })).code).toBe('login.failed');
  const answered = await browserAt(addressOf(9)).login({ username: account });
  expect(answered.code).toBe('requests.tooMany');
});

it('a stranger silences no number: its owner is sent codes, known browser or not [SMS-02]', async () => {
  const { mobile, own } = await newOwner();
  const stranger = browserAt('203.0.113.10');
  for (let at = 0; at < 5; at += 1) expect((await stranger.send(mobile)).success).toBe(true);
  expect((await stranger.send(mobile)).code).toBe('sms.tooMany');
  expect((await browserAt('198.51.100.2').send(mobile)).success).toBe(true);
  // From the stranger's own address, as behind one router.
  expect((await browserAt('203.0.113.10', own.devices).send(mobile)).success).toBe(true);
});

it('strangers at many addresses use up none of what an owner has in a known browser [SMS-02]', async () => {
  const { mobile, own } = await newOwner();
  const { db, now } = platform.gateway.services;
  const key = JSON.stringify(['code', 'stranger', 'alpha', `+63${mobile}`]);
  await db.insert(limits).values({ key, used: 15, resetsAt: new Date(now() + 600_000) });
  expect((await browserAt('203.0.113.99').send(mobile)).code).toBe('sms.tooMany');
  for (let at = 0; at < 5; at += 1) expect((await own.send(mobile)).success).toBe(true);
});

it('an owner who logs in by a number waits for no stranger in a browser that knows them', async () => {
  const { mobile, own } = await newOwner();
  for (let at = 0; at < 60; at += 1) {
    // An address gets twenty tries of a name.
    const stranger = browserAt(`203.0.113.${200 + Math.floor(at / 20)}`);
    await stranger.login({ type: 'sms', username: mobile, password: '000000' });
  }
  const typed = { type: 'sms', username: mobile, password: '000000' };
  expect((await browserAt('198.51.100.3').login(typed)).code).toBe('requests.tooMany');
  expect((await own.login(typed)).code).toBe('verification.code.wrong');
  const byName = { username: `0${mobile}`, password: demoPassword };
  expect((await own.login(byName)).success).toBe(true);
});

it('strangers use up none of the letters that an owner is sent in a known browser', async () => {
  const { account, email, own } = await newOwner();
  const forgot = (browser: ReturnType<typeof browserAt>) =>
    platform.ask(passwordCalls.forgotByEmail, {
      ...{ headers: browser.headers, cookie: browser.devices },
      body: { username: account, email },
    });
  const stranger = browserAt('203.0.113.11');
  for (let at = 0; at < 5; at += 1) expect((await forgot(stranger)).success).toBe(true);
  expect((await forgot(stranger)).code).toBe('requests.tooMany');
  expect((await forgot(browserAt('198.51.100.4'))).success).toBe(true);
  expect((await forgot(own)).success).toBe(true);
});
