import { sampleQuestions } from '@playhouse/fixtures/questions';
import { listCalls, systemCalls, walletCalls } from '@playhouse/wps';
import type { Call } from '@playhouse/wps';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { routes } from './routes';
import type { AskOptions, TestPlatform } from '../testing/platform';
import { slowStart, startPlatform } from '../testing/platform';

let platform: TestPlatform;
let agent: string;

beforeAll(async () => {
  platform = await startPlatform();
  agent = await platform.login('demo_agent');
}, slowStart);
afterAll(() => platform.gateway.close());

/** Calls whose success needs a story; those are told in the tests of their areas. */
const toldElsewhere = [
  'session.trialLogin',
  'session.logout',
  'password.setByLink',
  'password.setByPhone',
  'password.change',
  'registration.register',
  'registration.registerMobile',
  'verification.externalSend',
  'verification.externalVerify',
  'lobby.orderDetail',
  'lobby.cancelOrder',
  'wallet.depositDetail',
  'wallet.confirmDeposit',
  'wallet.createWithdraw',
  'wallet.addPayoutAccount',
  'wallet.transferToUpline',
  'promotions.claimReward',
  'inbox.remove',
  'contacts.sendMobileCode',
  'contacts.sendEmailCode',
  'contacts.proveMobile',
  'contacts.proveEmail',
  'security.addBankCard',
  'security.removeBankCard',
  'agent.removeInviteLink',
  'contracts.processDailySalary',
  'contracts.acceptDividend',
  'contracts.hourSalary',
];

/** A trial is made under a merchant of its own. */
const merchants: Readonly<Record<string, string>> = { 'session.createTrial': 'alphatrial' };

const questions: Readonly<Record<string, AskOptions>> = sampleQuestions;

describe('the platform', () => {
  it('answers every call of the contract, and no other [CALL-01]', () => {
    const names = (calls: readonly Call[]) => calls.map(({ name }) => name).sort();
    expect(names(routes.map(({ call }) => call))).toEqual(names(listCalls()));
  });

  it.each(
    listCalls()
      .filter(({ name }) => !toldElsewhere.includes(name))
      .map((call) => [call.name, call] as const),
  )('answers %s to an agent with what the contract says [CALL-02]', async (_name, call) => {
    const asked = { token: agent, merchant: merchants[call.name], ...questions[call.name] };
    const answered = await platform.ask(call, asked);
    expect(answered.code).toBeUndefined();
    expect(answered.success).toBe(true);
    expect(z.safeParse(call.answer, answered.value).error?.issues).toBeUndefined();
  });

  it.each(
    listCalls()
      .filter(({ session }) => session === 'required')
      .map((call) => [call.name, call] as const),
  )('refuses %s without a session [SESS-05]', async (_name, call) => {
    const answered = await platform.ask(call);
    expect(answered.success).toBe(false);
    expect(answered.code).toBe('session.required');
  });

  it('dates its answers and refusals by the clock that its moments are of', async () => {
    const { now } = platform.gateway.services;
    for (const { path } of [systemCalls.systemStatus, walletCalls.balance]) {
      const { headers } = await platform.request(path, { headers: { Merchant: 'alpha' } });
      expect(headers.get('Date')).toBe(new Date(now()).toUTCString());
    }
  });
});
