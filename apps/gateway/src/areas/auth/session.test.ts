import { createHash } from 'node:crypto';
import {
  captchaCalls,
  memberCalls,
  passwordCalls,
  sessionCalls,
  systemCalls,
  verificationCalls,
} from '@playhouse/wps';
import type { Call } from '@playhouse/wps';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { peekCaptcha } from '../../model/auth/captcha/captchas';
import { redeemCode } from '../../model/auth/verificationCodes';
import { captchas, members, sessions, verificationCodes } from '../../db/schema';
import { readOutbox } from '../../model/platform/delivery/outbox';
import { makeJourneyMember } from '../../seed/journeyMember';
import { demoPassword } from '../../seed/people';
import { filePlatform } from '../../testing/filePlatform';
import { createBrowser } from '../../testing/createBrowser';
import type { Answered } from '../../testing/platform';

const platform = filePlatform();

const minute = 60_000;
const login = (username: string, password: string, more: object = {}, cookie?: string) =>
  platform.ask(sessionCalls.login, {
    cookie,
    body: { type: 'username', username, password, ...more },
  });
const tokenOf = ({ value }: Answered) => (value as { token: string }).token;
const sessionCookie = ({ headers }: Answered) =>
  /session=[^;]+/.exec(headers.getSetCookie().join())?.[0] ?? '';
const aliveOf = async (opened: Answered) =>
  (await platform.ask(memberCalls.info, { token: tokenOf(opened) })).success;

/** Fetches a captcha as a browser would: its cookie, and the digits that a person would read. */
async function fetchCaptcha(type = 'login'): Promise<{ cookie: string; digits: string }> {
  const { headers, value } = await platform.ask(captchaCalls.captchaImage, { query: { type } });
  expect(Buffer.from(String(value), 'base64').subarray(1, 4).toString()).toBe('PNG');
  const cookie = /captcha=[^;]+/.exec(headers.get('Set-Cookie') ?? '')?.[0] ?? '';
  const digits = await peekCaptcha(platform.gateway.services, cookie.replace('captcha=', ''));
  return { cookie, digits: digits ?? '' };
}

async function giveNumber(account: string, mobile: string): Promise<void> {
  const where = and(eq(members.account, account), eq(members.merchant, 'alpha'));
  const proved = { mobile, phoneVerifiedAt: new Date(platform.gateway.services.now()) };
  await platform.gateway.services.db.update(members).set(proved).where(where);
}

async function codeFor(mobile: string): Promise<string> {
  const [latest] = await readOutbox(platform.gateway.services, `+63${mobile}`);
  return /\d{6}/.exec(latest?.body ?? '')?.[0] ?? '';
}

describe('login', () => {
  it('opens a session whose token is stored nowhere [LOGIN-12]', async () => {
    const answered = await login('DEMO_player', demoPassword);
    expect(answered.value).toMatchObject({
      userName: 'demo_player',
      customerType: 0,
      firstTimeLogin: false,
    });
    const stored = await platform.gateway.services.db.select().from(sessions);
    expect(JSON.stringify(stored)).not.toContain(tokenOf(answered));
  });

  it('refuses a body that is not encrypted [LOGIN-11]', async () => {
    const body = { type: 'username', username: 'demo_player', password: demoPassword };
    const answered = await platform.ask(sessionCalls.login, { plain: true, body });
    expect(answered).toMatchObject({ status: 400, success: false, code: 'encryption.required' });
  });

  it('answers an unknown name and a wrong password alike', async () => {
    const [unknown, wrong] = [await login('nobody_here', 'x'), await login('demo_topagent', 'x')];
    for (const answered of [unknown, wrong]) {
      expect(answered).toMatchObject({
        success: false,
        code: 'login.failed',
        value: { captcha: true },
      });
    }
  });

  it('asks for a captcha after the first failure, accepts each one once [LOGIN-03]', async () => {
    await login('demo_agent', 'wrong');
    expect(await login('demo_agent', demoPassword)).toMatchObject({
      code: 'captcha.required',
      value: { captcha: true },
    });
    const first = await fetchCaptcha();
    const wrong = await login(
      'demo_agent',
      demoPassword,
      { captcha: first.digits === '0000' ? '1111' : '0000' },
      first.cookie,
    );
    expect(wrong).toMatchObject({ code: 'captcha.wrong', value: { captcha: true } });
    const used = await login('demo_agent', demoPassword, { captcha: first.digits }, first.cookie);
    expect(used.code).toBe('captcha.wrong');
    const fresh = await fetchCaptcha();
    expect(
      (await login('demo_agent', demoPassword, { captcha: fresh.digits }, fresh.cookie)).success,
    ).toBe(true);
    expect((await login('demo_agent', demoPassword)).success).toBe(true);
  });

  it('takes a captcha only from the form that showed it', async () => {
    const { digits, cookie } = await fetchCaptcha('register');
    await login('demo_topagent', 'wrong');
    const answered = await login('demo_topagent', demoPassword, { captcha: digits }, cookie);
    expect(answered.code).toBe('captcha.wrong');
    platform.advance(16 * minute);
  });

  it('keeps neither a captcha nor its cookie where they can be read', async () => {
    const { digits, cookie } = await fetchCaptcha();
    const rows = JSON.stringify(await platform.gateway.services.db.select().from(captchas));
    expect(rows).not.toContain(`"${digits}"`);
    expect(rows).not.toContain(cookie.replace('captcha=', ''));
  });

  it('lets a captcha expire', async () => {
    const { cookie, digits } = await fetchCaptcha();
    await login('demo_trial', 'wrong');
    platform.advance(6 * minute);
    expect((await login('demo_trial', demoPassword, { captcha: digits }, cookie)).code).toBe(
      'captcha.wrong',
    );
  });

  it('lets a captcha be heard without using it up; where there is none, it makes one', async () => {
    await login('listener', 'wrong');
    const { cookie, digits } = await fetchCaptcha();
    const heard = await platform.ask(captchaCalls.captchaSound, { cookie });
    expect(Buffer.from(String(heard.value), 'base64').subarray(0, 4).toString()).toBe('RIFF');
    expect(heard.headers.get('Set-Cookie')).toBeNull();
    expect((await login('listener', 'wrong', { captcha: digits }, cookie)).code).toBe(
      'login.failed',
    );
    const anew = await platform.ask(captchaCalls.captchaSound, { cookie });
    expect(anew.headers.get('Set-Cookie')).toContain('captcha=');
  });

  it('does not know accounts of another merchant', async () => {
    const token = await platform.login('demo_player', 'omega');
    expect((await platform.ask(memberCalls.info, { token, merchant: 'omega' })).success).toBe(true);
    expect((await platform.ask(memberCalls.info, { token, merchant: 'alpha' })).code).toBe(
      'session.ended',
    );
    expect(await platform.ask(systemCalls.systemStatus, { merchant: 'unknown' })).toMatchObject({
      status: 503,
    });
  });
});

describe('a session', () => {
  it('ends at logout [SESS-02]', async () => {
    const token = await platform.login('demo_player');
    await platform.ask(sessionCalls.logout, { token });
    expect((await platform.ask(memberCalls.info, { token })).code).toBe('session.ended');
  });

  it('ends after an hour without use; asking for its end is no use, extending it is [SESS-03]', async () => {
    const token = await platform.login('demo_player');
    const opened = platform.gateway.services.now();
    const endsAt = opened + 24 * 60 * minute;
    const life = async (call: Call = sessionCalls.life) =>
      (await platform.ask(call, { token })).value;
    expect(await life()).toEqual({ idleEndsAt: opened + 60 * minute, endsAt });
    platform.advance(59 * minute);
    expect(await life()).toEqual({ idleEndsAt: opened + 60 * minute, endsAt });
    expect(await life(sessionCalls.extend)).toEqual({ idleEndsAt: opened + 119 * minute, endsAt });
    platform.advance(59 * minute);
    expect((await platform.ask(memberCalls.info, { token })).success).toBe(true);
    platform.advance(60 * minute + 1);
    for (const call of [sessionCalls.life, sessionCalls.extend, memberCalls.info])
      expect((await platform.ask(call, { token })).code).toBe('session.ended');
  });

  it('ends a day after it was opened, however much it is used [SESS-03]', async () => {
    const token = await platform.login('demo_player');
    const info = () => platform.ask(memberCalls.info, { token });
    for (let passed = 0; passed < 24 * 60; passed += 48) {
      platform.advance(48 * minute);
      expect((await info()).success).toBe(true);
    }
    platform.advance(1);
    expect((await info()).code).toBe('session.ended');
  });

  it('ends when its member is disabled, whom the right password does not let in again', async () => {
    const { services } = platform.gateway;
    const account = 'disabled_one';
    await makeJourneyMember(services, { merchant: 'alpha', account });
    const opened = await login(account, demoPassword);
    expect(await aliveOf(opened)).toBe(true);
    const disabled = { disabled: true };
    await services.db.update(members).set(disabled).where(eq(members.account, account));
    expect(await aliveOf(opened)).toBe(false);
    const again = await login(account, demoPassword);
    expect(again).toMatchObject({ success: false, code: 'login.failed' });
  });

  it('is known by the header alone', async () => {
    const token = await platform.login('demo_player');
    const answered = await platform.ask(memberCalls.info, { query: { token } });
    expect(answered.code).toBe('session.required');
  });

  it('ends when somebody logs in, or tries for free, in the same browser, and in no other', async () => {
    const elsewhere = await platform.login('demo_player');
    const first = await login('demo_player', demoPassword);
    const second = await login('demo_agent', demoPassword, {}, sessionCookie(first));
    expect(await aliveOf(first)).toBe(false);
    const merchant = 'alphatrial';
    const { value: body } = await platform.ask(sessionCalls.createTrial, { merchant });
    const cookie = sessionCookie(second);
    const third = await platform.ask(sessionCalls.trialLogin, { merchant, body, cookie });
    expect(third.success).toBe(true);
    expect(await aliveOf(second)).toBe(false);
    const refused = await login('nobody_at_all', 'wrong', {}, sessionCookie(third));
    expect(refused.success).toBe(false);
    expect(await aliveOf(third)).toBe(true);
    const omega = await platform.ask(sessionCalls.login, {
      ...{ merchant: 'omega', cookie: sessionCookie(third) },
      body: { type: 'username', username: 'demo_player', password: demoPassword },
    });
    expect(omega.success).toBe(true);
    expect(await aliveOf(third)).toBe(true);
    expect((await platform.ask(memberCalls.info, { token: elsewhere })).success).toBe(true);
  });

  it('leaves in the browser nothing that could be used as its token', async () => {
    const opened = await login('demo_player', demoPassword);
    expect(opened.headers.getSetCookie().join('\n')).toMatch(/^session=[^;]+;.*HttpOnly/m);
    const token = sessionCookie(opened).replace('session=', '');
    expect((await platform.ask(memberCalls.info, { token })).code).toBe('session.ended');
  });

  it('ends when the password is changed elsewhere [CHPW-05]', async () => {
    const [here, there] = [
      await platform.login('demo_topagent'),
      await platform.login('demo_topagent'),
    ];
    const change = (oldPassword: string, newPassword: string) =>
      platform.ask(passwordCalls.changePassword, {
        token: here,
        body: { oldPassword, newPassword, confirmNewPassword: newPassword },
      });
    expect((await change('wrong-one', 'Changed-2026')).code).toBe('password.wrong');
    expect((await change(demoPassword, demoPassword)).code).toBe('modify.new.old.same');
    expect((await change(demoPassword, 'Changed-2026')).success).toBe(true);
    expect((await platform.ask(memberCalls.info, { token: here })).success).toBe(true);
    expect((await platform.ask(memberCalls.info, { token: there })).code).toBe('session.ended');
    expect((await change('Changed-2026', demoPassword)).success).toBe(true);
  });
});

describe('a free trial', () => {
  it('is created and logged in under the trial merchant code only [TRIAL-01]', async () => {
    expect((await platform.ask(sessionCalls.createTrial)).code).toBe('trial.unavailable');
    const merchant = 'alphatrial';
    const { value } = await platform.ask(sessionCalls.createTrial, { merchant });
    const { username, password } = value as { username: string; password: string };
    const opened = await platform.ask(sessionCalls.trialLogin, {
      merchant,
      body: { username, password },
    });
    expect(opened.value).toMatchObject({ userName: username, customerType: 4 });
    expect((await login(username, password)).success).toBe(false);
    const info = await platform.ask(memberCalls.info, { token: tokenOf(opened) });
    expect(info.value).toMatchObject({ account: username, type: 4 });
  });
});

describe('codes by SMS', () => {
  const mobileNum = '9170000001';
  const browser = createBrowser(platform);
  const send = (mobile = mobileNum) =>
    browser.ask(verificationCalls.smsNoLogin, { body: { mobileNum: mobile } });
  const loginBy = (code: string) =>
    browser.ask(sessionCalls.login, {
      body: { type: 'sms', username: mobileNum, password: code },
    });

  it('tells how long a code lives, and keeps it out of the answer [SMS-02]', async () => {
    const answered = await send();
    expect(answered.value).toEqual({ expiredMinutes: 1 });
    expect(await codeFor(mobileNum)).toMatch(/^\d{6}$/);
  });

  it('log in whoever holds the number, once', async () => {
    await giveNumber('demo_player', mobileNum);
    await send();
    const code = await codeFor(mobileNum);
    expect((await loginBy(code)).value).toMatchObject({ userName: 'demo_player' });
    expect((await loginBy(code)).code).toBe('verification.code.wrong');
    platform.advance(16 * minute);
  });

  it('are good only for the whole number: the same digits in another country do not let in', async () => {
    const [number, there] = ['9170000013', { countryDialingCode: '1' }];
    await giveNumber('demo_player', number);
    for (const more of [{}, there]) {
      await browser.ask(verificationCalls.smsNoLogin, { body: { mobileNum: number, ...there } });
      const [sent] = await readOutbox(platform.gateway.services, `+1${number}`);
      const password = /\d{6}/.exec(sent?.body ?? '')?.[0] ?? '';
      const body = { type: 'sms', username: number, password, ...more };
      const { code } = await browser.ask(sessionCalls.login, { body });
      expect(['verification.code.wrong', 'user.unknown']).toContain(code);
      platform.advance(16 * minute);
    }
  });

  it('allow five tries', async () => {
    await send('9170000009');
    const code = await codeFor('9170000009');
    const { services } = platform.gateway;
    const scope = services.scopes.get('alpha');
    if (scope === undefined) throw new Error('alpha is gone');
    const checker = { services, scope, cookie: browser.cookie };
    const wrong = code === '000000' ? '000001' : '000000';
    for (let at = 0; at < 5; at += 1) {
      await expect(redeemCode(checker, 'login', '+639170000009', wrong)).rejects.toThrow(
        'verification.code.wrong',
      );
    }
    await expect(redeemCode(checker, 'login', '+639170000009', code)).rejects.toThrow(
      'verification.code.wrong',
    );
  });

  it('are good for what they were sent for, and say it', async () => {
    const number = '9170000014';
    await giveNumber('demo_trial', number);
    const { services } = platform.gateway;
    const body = { mobileNum: number, type: 'register' };
    await browser.ask(verificationCalls.smsNoLogin, { body });
    const [sent] = await readOutbox(services, `+63${number}`);
    expect(sent?.body).toContain('to create an account');
    const code = await codeFor(number);
    const refused = await browser.ask(sessionCalls.login, {
      body: { type: 'sms', username: number, password: code },
    });
    expect(refused.code).toBe('verification.code.wrong');
    platform.advance(16 * minute);
  });

  it('stay void once a newer one was sent, also when that one is used up', async () => {
    const number = '9170000015';
    const { services } = platform.gateway;
    const scope = services.scopes.get('alpha');
    if (scope === undefined) throw new Error('alpha is gone');
    const checker = { services, scope, cookie: browser.cookie };
    const redeem = (code: string) => redeemCode(checker, 'login', `+63${number}`, code);
    await send(number);
    const old = await codeFor(number);
    await send(number);
    await redeem(await codeFor(number));
    await expect(redeem(old)).rejects.toThrow('verification.code.wrong');
  });

  it('cannot be read in the database, nor found there by trying all of them', async () => {
    await send('9170000016');
    const code = await codeFor('9170000016');
    const rows = await platform.gateway.services.db.select().from(verificationCodes);
    const row = rows.find(({ target }) => target === '+639170000016');
    expect(JSON.stringify(row)).not.toContain(code);
    const plain = createHash('sha256').update(`+639170000016\n${code}`).digest('base64url');
    expect(row?.codeHash).not.toBe(plain);
  });

  it('set a password; the code stays good when it is the old one [SETPW-03, SETPW-04]', async () => {
    const number = '9170000011';
    await giveNumber('demo_agent', number);
    const unknown = await browser.ask(verificationCalls.smsForReset, {
      body: { mobileNum: '9170000012' },
    });
    const known = await browser.ask(verificationCalls.smsForReset, {
      body: { mobileNum: number },
    });
    await platform.settled();
    expect(unknown.value).toEqual(known.value);
    expect(await codeFor('9170000012')).toBe('');
    const verificationCode = await codeFor(number);
    const set = (newPassword: string) =>
      browser.ask(passwordCalls.setByPhone, {
        body: { newPassword, mobileNum: number, verificationCode },
      });
    expect((await set(demoPassword)).code).toBe('modify.new.old.same');
    expect((await set('Forgotten-2026')).success).toBe(true);
    expect((await set('Forgotten-2027')).code).toBe('verification.code.wrong');
    expect((await login(number, 'Forgotten-2026')).value).toMatchObject({ userName: 'demo_agent' });
  });
});
