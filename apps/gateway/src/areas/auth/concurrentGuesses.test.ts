import {
  captchaCalls,
  passwordCalls,
  registrationCalls,
  securityCalls,
  sessionCalls,
  verificationCalls,
  walletCalls,
} from '@playhouse/wps';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { members, verificationCodes } from '../../db/schema';
import { peekCaptcha } from '../../model/auth/captcha/captchas';
import { makeJourneyMember } from '../../seed/journeyMember';
import { demoPassword, demoPaymentPassword } from '../../seed/people';
import { createBrowser } from '../../testing/createBrowser';
import { filePlatform } from '../../testing/filePlatform';
import { crowd, outcomes, tally, times } from '../../testing/crowd';

const platform = filePlatform({
  registerSettings: { alpha: { captcha: { enabled: false, required: false } } },
});

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

describe('of a crowd of guesses', () => {
  it('at most one password of a login is compared without a captcha [LOGIN-03]', async () => {
    const account = await newcomer();
    const answers = await times(crowd, () => login(account, 'Wrong-2026'));
    expect(tally(answers)['login.failed'] ?? 0).toBeLessThanOrEqual(1);
    expect(outcomes(answers)).toMatchObject({ passed: 0, broken: 0 });
  });

  it('one is taken by a captcha, right as it is', async () => {
    const account = await newcomer();
    await login(account, 'Wrong-2026');
    const seen = await captcha();
    const answers = await times(crowd, () => login(account, 'Wrong-2026', seen));
    // All that come are counted before they are judged: of those that the account has left, one is right.
    const { 'captcha.wrong': wrong = 0, 'requests.tooMany': late = 0, ...rest } = tally(answers);
    expect(rest).toEqual({ 'login.failed': 1 });
    expect(wrong + late).toBe(crowd - 1);
  });

  it('five passwords of an account are compared, each with a captcha of its own', async () => {
    const account = await newcomer();
    const seen = await times(crowd, captcha);
    const answers = await times(crowd, (at) => login(account, 'Wrong-2026', seen[at]));
    expect(tally(answers)).toEqual({ 'login.failed': 5, 'requests.tooMany': crowd - 5 });
    expect((await login(account, demoPassword, await captcha())).code).toBe('requests.tooMany');
  });

  it('five of a code that logs in are compared, each with a captcha of its own [SMS-02]', async () => {
    const mobileNum = '9175551777';
    await newcomer({ mobile: mobileNum });
    const browser = createBrowser(platform);
    await browser.ask(verificationCalls.smsNoLogin, { body: { mobileNum } });
    const seen = await times(crowd, captcha);
    const answers = await times(crowd, (at) =>
      platform.ask(sessionCalls.login, {
        cookie: `${seen[at]?.cookie}; browser=${browser.cookie('browser')}`,
        body: {
          ...{ type: 'sms', username: mobileNum, captcha: seen[at]?.digits },
          password: String(at).padStart(6, '0'),
        },
      }),
    );
    const { 'verification.code.wrong': wrong = 0, ...late } = tally(answers);
    expect(wrong).toBe(Math.min(crowd, 20));
    expect(late).toEqual(crowd > 20 ? { 'requests.tooMany': crowd - 20 } : {});
    expect(await triesOf(mobileNum)).toBe(5);
  });

  it('ten of an old password are compared', async () => {
    const token = await platform.login(await newcomer());
    const body = {
      oldPassword: 'Wrong-2026',
      newPassword: 'Another-2026',
      confirmNewPassword: 'Another-2026',
    };
    const answers = await times(crowd, () =>
      platform.ask(passwordCalls.changePassword, { token, body }),
    );
    expect(tally(answers)).toEqual({ 'password.wrong': 10, 'requests.tooMany': crowd - 10 });
  });

  it('five of an old payment password are compared, whichever call they are for', async () => {
    const token = await platform.login(await newcomer({ payout: true }));
    const change = { newPaymentPassword: '135790', confirmNewPaymentPassword: '135790' };
    const card = { bankCode: 'ISLA', accountName: 'Demo Holder', accountNumber: '998877660001' };
    const guess = { paymentPassword: '000001' };
    const calls = [
      [securityCalls.setPaymentPassword, { ...change, oldPaymentPassword: '000001' }],
      [securityCalls.addBankCard, { ...card, ...guess }],
      [walletCalls.createWithdraw, { amount: 100, bankCardId: '1', ...guess }],
    ] as const;
    const answers = await times(crowd, (at) => {
      const [call, body] = calls[at % calls.length] ?? calls[0];
      return platform.ask(call, { token, body });
    });
    expect(tally(answers)).toEqual({ 'payment.password.wrong': 5, 'requests.tooMany': crowd - 5 });
    const right = { ...change, oldPaymentPassword: demoPaymentPassword };
    const answer = await platform.ask(securityCalls.setPaymentPassword, { token, body: right });
    expect(answer.code).toBe('requests.tooMany');
  });
});

describe('a crowd of requests', () => {
  it('sets one first payment password', async () => {
    const token = await platform.login(await newcomer());
    const answers = await times(crowd, (at) => {
      const newPaymentPassword = String(730_100 + at * 7);
      const set = { newPaymentPassword, confirmNewPaymentPassword: newPaymentPassword };
      const body = { ...set, loginPassword: demoPassword };
      return platform.ask(securityCalls.setPaymentPassword, { token, body });
    });
    expect(outcomes(answers)).toMatchObject({ passed: 1, broken: 0 });
  });

  it('guesses ten login passwords on the way to a first payment password', async () => {
    const token = await platform.login(await newcomer());
    const set = { newPaymentPassword: '730100', confirmNewPaymentPassword: '730100' };
    const guess = (loginPassword?: string) =>
      platform.ask(securityCalls.setPaymentPassword, { token, body: { ...set, loginPassword } });
    expect((await guess()).code).toBe('password.wrong');
    const answers = await times(crowd, () => guess('Wrong-2026'));
    expect(tally(answers)).toEqual({ 'password.wrong': 9, 'requests.tooMany': crowd - 9 });
    expect((await guess(demoPassword)).code).toBe('requests.tooMany');
  });

  it('changes a password once', async () => {
    const token = await platform.login(await newcomer());
    const answers = await times(crowd, (at) => {
      const newPassword = `Another-${2026 + at}`;
      const body = { oldPassword: demoPassword, newPassword, confirmNewPassword: newPassword };
      return platform.ask(passwordCalls.changePassword, { token, body });
    });
    expect(tally(answers)).toEqual({
      passed: 1,
      'password.wrong': 9,
      'requests.tooMany': crowd - 10,
    });
  });

  it('registers one member of one name [REG-18]', async () => {
    const body = {
      ...{ username: 'the_only_one', type: 0, registerUrl: 'alpha.example' },
      ...{ domain: 'alpha.example', registerMethod: 'H5' },
      ...{ password: 'Journey-2026', confirmPassword: 'Journey-2026' },
    };
    const answers = await times(crowd, () => platform.ask(registrationCalls.register, { body }));
    expect(outcomes(answers)).toEqual({ passed: 1, broken: 0, codes: ['username.exists'] });
    const { db } = platform.gateway.services;
    const made = await db.select().from(members).where(eq(members.account, body.username));
    expect(made).toHaveLength(1);
  });
});
