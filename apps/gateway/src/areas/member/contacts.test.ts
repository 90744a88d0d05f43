import {
  contactCalls,
  passwordCalls,
  securityCalls,
  sessionCalls,
  verificationCalls,
} from '@playhouse/wps';
import { expect, it } from 'vitest';
import { limits } from '../../db/schema';
import { readOutbox } from '../../model/platform/delivery/outbox';
import { makeJourneyMember } from '../../seed/journeyMember';
import { demoPassword } from '../../seed/people';
import { createBrowser } from '../../testing/createBrowser';
import { filePlatform } from '../../testing/filePlatform';

const platform = filePlatform();

let members = 0;
/** A member who named a number and an address that nobody has proved, in a browser of their own. */
async function newMember(more: object = {}) {
  members += 1;
  const account = `unproved_${members}`;
  const mobileNum = `9166${String(members).padStart(2, '0')}1234`;
  const email = `${account}@mail.com`;
  const named = { merchant: 'alpha', account, mobile: mobileNum, email, proved: false };
  await makeJourneyMember(platform.gateway.services, { ...named, ...more });
  const token = await platform.login(account);
  const { ask } = createBrowser(platform);
  return {
    ...{ account, mobileNum, email, ask },
    as: (call: Parameters<typeof ask>[0], body?: object) => ask(call, { token, body }),
  };
}

async function codeFor(to: string): Promise<string> {
  const [sent] = await readOutbox(platform.gateway.services, to);
  return /\d{6}/.exec(sent?.body ?? '')?.[0] ?? '';
}

const loginPassword = demoPassword;

it('a number is proved by its code and the login password, and opens from then on [KYC-01]', async () => {
  const { as, ask, mobileNum } = await newMember();
  const proofs = async () => (await as(securityCalls.securityConfig)).value;
  expect(await proofs()).toMatchObject({ mobileProof: 'open', emailProof: 'open' });
  expect((await as(contactCalls.sendMobileCode, { mobileNum })).value).toEqual({
    expiredMinutes: 1,
  });
  const proof = { mobileNum, verificationCode: await codeFor(`+63${mobileNum}`), loginPassword };
  const wrong = { ...proof, loginPassword: 'Wrong-2026' };
  expect((await as(contactCalls.proveMobile, wrong)).code).toBe('password.wrong');
  expect((await as(contactCalls.proveMobile, proof)).success).toBe(true);
  expect(await proofs()).toMatchObject({ mobileProof: 'proved', emailProof: 'open' });
  await ask(verificationCalls.smsNoLogin, { body: { mobileNum } });
  const password = await codeFor(`+63${mobileNum}`);
  const body = { type: 'sms', username: mobileNum, password };
  expect((await ask(sessionCalls.login, { body })).success).toBe(true);
});

it('an address is proved by its code, and letters go there from then on [KYC-01, FORGOT-03]', async () => {
  const { as, account, email } = await newMember();
  const forget = async () => {
    await platform.ask(passwordCalls.forgotByEmail, { body: { username: account, email } });
    await platform.settled();
    return (await readOutbox(platform.gateway.services, email)).length;
  };
  expect(await forget()).toBe(0);
  const typed = ` ${email.toUpperCase()}`;
  await as(contactCalls.sendEmailCode, { email: typed });
  const proof = { email: typed, verificationCode: await codeFor(email), loginPassword };
  expect((await as(contactCalls.proveEmail, proof)).success).toBe(true);
  expect((await as(securityCalls.securityConfig)).value).toMatchObject({ emailProof: 'proved' });
  expect(await forget()).toBe(2);
});

it('another number or address than the one first named can be proved', async () => {
  const { as } = await newMember();
  const [mobileNum, email] = ['9167001234', 'another.one@mail.com'];
  await as(contactCalls.sendMobileCode, { mobileNum });
  const byNumber = { mobileNum, verificationCode: await codeFor(`+63${mobileNum}`) };
  expect((await as(contactCalls.proveMobile, { ...byNumber, loginPassword })).success).toBe(true);
  await as(contactCalls.sendEmailCode, { email });
  const byMail = { email, verificationCode: await codeFor(email) };
  expect((await as(contactCalls.proveEmail, { ...byMail, loginPassword })).success).toBe(true);
  const shown = { mobileNum: '9•••••1234', email: 'an•••@mail.com' };
  expect((await as(securityCalls.securityConfig)).value).toMatchObject(shown);
});

it('a number that somebody proved is refused to the next, once they hold its code', async () => {
  const { mobileNum } = await newMember({ proved: true });
  const { as } = await newMember();
  expect((await as(contactCalls.sendMobileCode, { mobileNum })).success).toBe(true);
  const guess = { mobileNum, verificationCode: '000000', loginPassword };
  expect((await as(contactCalls.proveMobile, guess)).code).toBe('verification.code.wrong');
  const proof = { ...guess, verificationCode: await codeFor(`+63${mobileNum}`) };
  expect((await as(contactCalls.proveMobile, proof)).code).toBe('mobile.exists');
});

it('of two that prove a number at once one has it', async () => {
  const mobileNum = '9167771234';
  const both = [await newMember(), await newMember()];
  const proofs = [];
  for (const { as } of both) {
    await as(contactCalls.sendMobileCode, { mobileNum });
    const verificationCode = await codeFor(`+63${mobileNum}`);
    proofs.push(() => as(contactCalls.proveMobile, { mobileNum, verificationCode, loginPassword }));
  }
  const codes = await Promise.all(proofs.map(async (prove) => (await prove()).code));
  expect(codes.sort()).toEqual(['mobile.exists', undefined]);
});

it('what was proved stays', async () => {
  const { as, mobileNum, email } = await newMember({ proved: true });
  for (const [call, body] of [
    [contactCalls.sendMobileCode, { mobileNum }],
    [contactCalls.sendEmailCode, { email }],
    [contactCalls.proveMobile, { mobileNum, verificationCode: '000000', loginPassword }],
    [contactCalls.proveEmail, { email, verificationCode: '000000', loginPassword }],
  ] as const)
    expect((await as(call, body)).code).toBe('permission.denied');
});

it('an address is sent five codes of a member in an hour, twenty in all', async () => {
  const email = 'flooded@mail.com';
  const passed = async () => {
    const { as } = await newMember();
    let sent = 0;
    for (let at = 0; at < 6; at += 1)
      if ((await as(contactCalls.sendEmailCode, { email })).success) sent += 1;
    return sent;
  };
  await platform.gateway.services.db.delete(limits);
  expect([await passed(), await passed(), await passed(), await passed()]).toEqual([5, 5, 5, 5]);
  expect(await passed()).toBe(0);
});

it('a trial proves nothing', async () => {
  const merchant = 'alphatrial';
  const { value } = await platform.ask(sessionCalls.createTrial, { merchant });
  const opened = await platform.ask(sessionCalls.trialLogin, { merchant, body: value });
  const { token } = sessionCalls.trialLogin.answer.parse(opened.value);
  const body = { mobileNum: '9167881234' };
  const answered = await platform.ask(contactCalls.sendMobileCode, { token, body });
  expect(answered.code).toBe('account.actual.required');
});
