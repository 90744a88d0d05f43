import { passwordCalls, registrationCalls, sessionCalls, verificationCalls } from '@playhouse/wps';
import { expect, it } from 'vitest';
import { readOutbox } from '../../model/platform/delivery/outbox';
import { makeJourneyMember } from '../../seed/journeyMember';
import { demoPassword } from '../../seed/people';
import { createBrowser } from '../../testing/createBrowser';
import { filePlatform } from '../../testing/filePlatform';

const without = { captcha: { enabled: false, required: false } };
const platform = filePlatform({ registerSettings: { alpha: without, omega: without } });

let numbers = 0;
const newNumber = () => `91${String((numbers += 1)).padStart(4, '0')}5678`;

/** A member who says that a number is theirs. */
async function claim(mobile: string, proved: boolean): Promise<string> {
  const account = `claims_${mobile.slice(0, 6)}_${String(proved).slice(0, 1)}`;
  const member = { merchant: 'alpha', account, mobile, proved };
  expect(await makeJourneyMember(platform.gateway.services, member)).toBe(true);
  return account;
}

const browser = createBrowser(platform);
async function codeFor(mobileNum: string, type: 'login' | 'register'): Promise<string> {
  await browser.ask(verificationCalls.smsNoLogin, { body: { mobileNum, type } });
  const [sent] = await readOutbox(platform.gateway.services, `+63${mobileNum}`);
  return /\d{6}/.exec(sent?.body ?? '')?.[0] ?? '';
}

const filled = {
  ...{ registerUrl: 'alpha.example', domain: 'alpha.example', registerMethod: 'H5', type: 0 },
  ...{ password: 'Journey-2026', confirmPassword: 'Journey-2026' },
};
const register = async (mobileNum: string) =>
  browser.ask(registrationCalls.registerMobile, {
    body: { ...filled, mobileNum, verificationCode: await codeFor(mobileNum, 'register') },
  });
const logIn = async (mobileNum: string) =>
  browser.ask(sessionCalls.login, {
    body: { type: 'sms', username: mobileNum, password: await codeFor(mobileNum, 'login') },
  });

it('a number that was never proved opens nothing [LOGIN-10, SETPW-03]', async () => {
  const mobileNum = newNumber();
  await claim(mobileNum, false);
  expect((await logIn(mobileNum)).code).toBe('user.unknown');
  const byName = { type: 'username', username: mobileNum, password: demoPassword };
  expect((await platform.ask(sessionCalls.login, { body: byName })).code).toBe('login.failed');
  const before = await readOutbox(platform.gateway.services, `+63${mobileNum}`);
  await platform.ask(verificationCalls.smsForReset, { body: { mobileNum } });
  await platform.settled();
  expect(await readOutbox(platform.gateway.services, `+63${mobileNum}`)).toEqual(before);
  const body = { newPassword: 'Forgotten-2026', mobileNum, verificationCode: '000000' };
  expect((await platform.ask(passwordCalls.setByPhone, { body })).success).toBe(false);
});

it('whoever proves a number has it, whoever else named it before [REG-19]', async () => {
  const mobileNum = newNumber();
  await claim(mobileNum, false);
  const made = await register(mobileNum);
  expect(made.success).toBe(true);
  const { userName } = sessionCalls.login.answer.parse(made.value);
  expect((await logIn(mobileNum)).value).toMatchObject({ userName });
});

it('a proved number is its owner’s: a later proof does not move it [REG-19]', async () => {
  const mobileNum = newNumber();
  const userName = await claim(mobileNum, true);
  expect((await register(mobileNum)).code).toBe('mobile.exists');
  expect((await logIn(mobileNum)).value).toMatchObject({ userName });
});

it('a number that nobody has to prove, and a mail address, block nobody [REG-14]', async () => {
  const named = { mobileNum: '9129995678', email: 'shared@mail.com' };
  const enter = (username: string) =>
    platform.ask(registrationCalls.register, {
      ...{ merchant: 'omega', body: { ...filled, ...named, username } },
    });
  expect((await enter('first_sharer')).success).toBe(true);
  expect((await enter('second_sharer')).success).toBe(true);
});

it('the same digits abroad are another number [REG-19]', async () => {
  const mobile = newNumber();
  await claim(mobile, true);
  const account = 'lives_abroad';
  const abroad = { merchant: 'alpha', account, mobile, dialingCode: '1' };
  expect(await makeJourneyMember(platform.gateway.services, abroad)).toBe(true);
});
