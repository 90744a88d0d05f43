import { passwordCalls, registrationCalls, sessionCalls, verificationCalls } from '@playhouse/wps';
import type { Call } from '@playhouse/wps';
import { expect, it } from 'vitest';
import { limits } from '../../db/schema';
import { readOutbox } from '../../model/platform/delivery/outbox';
import { makeJourneyMember } from '../../seed/journeyMember';
import { createBrowser } from '../../testing/createBrowser';
import type { TestBrowser } from '../../testing/createBrowser';
import { filePlatform } from '../../testing/filePlatform';

const platform = filePlatform({
  registerSettings: { alpha: { captcha: { enabled: false, required: false } } },
});

let numbers = 0;
const newNumber = () => `91${String((numbers += 1)).padStart(4, '0')}5678`;

async function newOwner(): Promise<string> {
  const mobile = newNumber();
  const account = `owner_${numbers}`;
  await makeJourneyMember(platform.gateway.services, { merchant: 'alpha', account, mobile });
  return mobile;
}

/** The code that was sent to a number last. */
async function readCode(mobileNum: string): Promise<string> {
  await platform.settled();
  const [sent] = await readOutbox(platform.gateway.services, `+63${mobileNum}`);
  return /\d{6}/.exec(sent?.body ?? '')?.[0] ?? '';
}

const password = 'Journey-2026';
const filled = {
  ...{ registerUrl: 'alpha.example', domain: 'alpha.example', registerMethod: 'H5', type: 0 },
  ...{ password, confirmPassword: password },
};

interface Form {
  readonly numberOf: () => Promise<string>;
  readonly send: (mobileNum: string) => { readonly call: Call; readonly body: object };
  readonly give: (
    mobileNum: string,
    code: string,
  ) => { readonly call: Call; readonly body: object };
}

const forms: Readonly<Record<string, Form>> = {
  login: {
    numberOf: newOwner,
    send: (mobileNum) => ({ call: verificationCalls.smsNoLogin, body: { mobileNum } }),
    give: (username, code) => ({
      call: sessionCalls.login,
      body: { type: 'sms', username, password: code },
    }),
  },
  registration: {
    numberOf: async () => newNumber(),
    send: (mobileNum) => ({
      call: verificationCalls.smsNoLogin,
      body: { mobileNum, type: 'register' },
    }),
    give: (mobileNum, verificationCode) => ({
      call: registrationCalls.registerMobile,
      body: { ...filled, mobileNum, verificationCode },
    }),
  },
  password: {
    numberOf: newOwner,
    send: (mobileNum) => ({ call: verificationCalls.smsForReset, body: { mobileNum } }),
    give: (mobileNum, verificationCode) => ({
      call: passwordCalls.setByPhone,
      body: { newPassword: password, mobileNum, verificationCode },
    }),
  },
};

/** Asks without what was counted before: here it is the codes that are judged. */
async function send({ ask }: Pick<TestBrowser, 'ask'>, { call, body }: ReturnType<Form['send']>) {
  await platform.gateway.services.db.delete(limits);
  return ask(call, { body });
}

it.each(Object.entries(forms))(
  'a code of a %s that somebody else reads is of no use in another browser [SMS-02]',
  async (_name, form) => {
    const own = createBrowser(platform);
    const mobileNum = await form.numberOf();
    await send(own, form.send(mobileNum));
    const code = await readCode(mobileNum);
    const thief = createBrowser(platform);
    // The thief's browser has asked for a code as well, of another number.
    await send(thief, form.send(newNumber()));
    const given = form.give(mobileNum, code);
    expect((await send(thief, given)).code).toBe('verification.code.wrong');
    expect((await send(platform, given)).code).toBe('verification.code.wrong');
    expect((await send(own, given)).success).toBe(true);
  },
);

it.each(Object.entries(forms))(
  'a stranger who asks for a code voids none of a %s that its owner waits with [SMS-02]',
  async (_name, form) => {
    const own = createBrowser(platform);
    const mobileNum = await form.numberOf();
    await send(own, form.send(mobileNum));
    const code = await readCode(mobileNum);
    const stranger = createBrowser(platform);
    for (const each of Object.values(forms)) await send(stranger, each.send(mobileNum));
    const wrong = code === '000000' ? '000001' : '000000';
    for (let at = 0; at < 5; at += 1) await send(stranger, form.give(mobileNum, wrong));
    expect((await send(own, form.give(mobileNum, code))).success).toBe(true);
  },
);
