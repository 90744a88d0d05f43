import {
  captchaCalls,
  passwordCalls,
  registrationCalls,
  securityCalls,
  sessionCalls,
  verificationCalls,
} from '@playhouse/wps';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { members, verificationCodes } from './db/schema';
import { peekCaptcha } from './model/captcha/captchas';
import { makeJourneyMember } from './seed/journeyMember';
import { demoPassword, demoPaymentPassword } from './seed/people';
import type { TestPlatform } from './testing/platform';
import { slowStart, startPlatform } from './testing/platform';
import { outcomes, tally, times } from './testing/race';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({
    registerSettings: { alpha: { captcha: { enabled: false, required: false } } },
  });
}, slowStart);
afterAll(() => platform.gateway.close());

let serial = 0;
async function newcomer(more: object = {}): Promise<string> {
  serial += 1;
  const account = `guessed_${serial}`;
  await makeJourneyMember(platform.gateway.services, { merchant: 'alpha', account, ...more });
  return account;
}

async function captcha(): Promise<{ cookie: string; digits: string }> {
  const { headers } = await platform.ask(captchaCalls.captchaImage, { query: { type: 'login' } });
  const cookie = /captcha=[^;]+/.exec(headers.get('Set-Cookie') ?? '')?.[0] ?? '';
  const digits = await peekCaptcha(platform.gateway.services, cookie.replace('captcha=', ''));
  return { cookie, digits: digits ?? '' };
}

const login = (username: string, password: string, seen?: { cookie: string; digits: string }) =>
  platform.ask(sessionCalls.login, {
    cookie: seen?.cookie,
    body: { type: 'username', username, password, captcha: seen?.digits },
  });

/** How many guesses of a number's code were compared. */
async function triesOf(mobileNum: string): Promise<number | undefined> {
  const { db } = platform.gateway.services;
  const sent = eq(verificationCodes.target, `+63${mobileNum}`);
  const [code] = await db.select().from(verificationCodes).where(sent);
  return code?.tries;
}

describe('of forty guesses at once', () => {
  it('at most one password of a login is compared without a captcha [LOGIN-03]', async () => {
    const account = await newcomer();
    const answers = await times(40, () => login(account, 'Wrong-2026'));
    expect(tally(answers)['login.failed'] ?? 0).toBeLessThanOrEqual(1);
    expect(outcomes(answers)).toMatchObject({ passed: 0, broken: 0 });
  });

  it('one is taken by a captcha, right as it is', async () => {
    const account = await newcomer();
    await login(account, 'Wrong-2026');
    const seen = await captcha();
    const answers = await times(40, () => login(account, 'Wrong-2026', seen));
    // All that come are counted before they are judged: of those that the account has left, one is right.
    const { 'captcha.wrong': wrong = 0, 'requests.tooMany': late = 0, ...rest } = tally(answers);
    expect(rest).toEqual({ 'login.failed': 1 });
    expect(wrong + late).toBe(39);
  });

  it('five passwords of an account are compared, each with a captcha of its own', async () => {
    const account = await newcomer();
    const seen = await times(40, captcha);
    const answers = await times(40, (at) => login(account, 'Wrong-2026', seen[at]));
    expect(tally(answers)).toEqual({ 'login.failed': 5, 'requests.tooMany': 35 });
    expect((await login(account, demoPassword, await captcha())).code).toBe('requests.tooMany');
  });

  it('five of a code that logs in are compared, each with a captcha of its own [SMS-02]', async () => {
    const mobileNum = '9175551777';
    await newcomer({ mobile: mobileNum });
    await platform.ask(verificationCalls.smsNoLogin, { body: { mobileNum } });
    const seen = await times(40, captcha);
    const answers = await times(40, (at) =>
      platform.ask(sessionCalls.login, {
        cookie: seen[at]?.cookie,
        body: {
          ...{ type: 'sms', username: mobileNum, captcha: seen[at]?.digits },
          password: String(at).padStart(6, '0'),
        },
      }),
    );
    expect(tally(answers)).toEqual({ 'verification.code.wrong': 20, 'requests.tooMany': 20 });
    expect(await triesOf(mobileNum)).toBe(5);
  });

  it('five of a code that registers are compared', async () => {
    const mobileNum = '9175551778';
    const sent = { mobileNum, type: 'register' };
    await platform.ask(verificationCalls.smsNoLogin, { body: sent });
    const answers = await times(40, (at) =>
      platform.ask(registrationCalls.registerMobile, {
        body: {
          ...{ type: 0, registerUrl: 'alpha.example', domain: 'alpha.example' },
          ...{ registerMethod: 'H5', password: demoPassword, confirmPassword: demoPassword },
          ...{ mobileNum, verificationCode: String(at).padStart(6, '0') },
        },
      }),
    );
    expect(tally(answers)).toEqual({ 'verification.code.wrong': 40 });
    expect(await triesOf(mobileNum)).toBe(5);
  });

  it('ten of an old password are compared', async () => {
    const token = await platform.login(await newcomer());
    const body = {
      oldPassword: 'Wrong-2026',
      newPassword: 'Another-2026',
      confirmNewPassword: 'Another-2026',
    };
    const answers = await times(40, () =>
      platform.ask(passwordCalls.changePassword, { token, body }),
    );
    expect(tally(answers)).toEqual({ 'password.wrong': 10, 'requests.tooMany': 30 });
  });

  it('five of an old payment password are compared, whichever call they are for', async () => {
    const token = await platform.login(await newcomer({ payout: true }));
    const change = { newPaymentPassword: '135790', confirmNewPaymentPassword: '135790' };
    const card = { bankCode: 'ISLA', accountName: 'Demo Holder', accountNumber: '998877660001' };
    const answers = await times(40, (at) =>
      at % 2 === 0
        ? platform.ask(securityCalls.setPaymentPassword, {
            token,
            body: { ...change, oldPaymentPassword: '000001' },
          })
        : platform.ask(securityCalls.addBankCard, {
            token,
            body: { ...card, paymentPassword: '000001' },
          }),
    );
    expect(tally(answers)).toEqual({ 'payment.password.wrong': 5, 'requests.tooMany': 35 });
    const right = { ...change, oldPaymentPassword: demoPaymentPassword };
    const answer = await platform.ask(securityCalls.setPaymentPassword, { token, body: right });
    expect(answer.code).toBe('requests.tooMany');
  });
});

describe('forty at once', () => {
  it('first payment passwords become one', async () => {
    const token = await platform.login(await newcomer());
    const answers = await times(40, (at) => {
      const newPaymentPassword = String(730_100 + at * 7);
      const body = { newPaymentPassword, confirmNewPaymentPassword: newPaymentPassword };
      return platform.ask(securityCalls.setPaymentPassword, { token, body });
    });
    expect(outcomes(answers)).toMatchObject({ passed: 1, broken: 0 });
  });

  it('changes of a password become one', async () => {
    const token = await platform.login(await newcomer());
    const answers = await times(40, (at) => {
      const newPassword = `Another-${2026 + at}`;
      const body = { oldPassword: demoPassword, newPassword, confirmNewPassword: newPassword };
      return platform.ask(passwordCalls.changePassword, { token, body });
    });
    expect(tally(answers)).toEqual({ passed: 1, 'password.wrong': 9, 'requests.tooMany': 30 });
  });

  it('who want one name and one number become one member [REG-18]', async () => {
    const body = {
      ...{ username: 'the_only_one', type: 0, registerUrl: 'alpha.example' },
      ...{ domain: 'alpha.example', registerMethod: 'H5' },
      ...{ password: 'Journey-2026', confirmPassword: 'Journey-2026' },
    };
    const answers = await times(40, () => platform.ask(registrationCalls.register, { body }));
    expect(outcomes(answers)).toEqual({ passed: 1, broken: 0, codes: ['username.exists'] });
    const { db } = platform.gateway.services;
    const made = await db.select().from(members).where(eq(members.account, body.username));
    expect(made).toHaveLength(1);
  });
});
