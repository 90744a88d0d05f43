import { listCalls, systemCalls, walletCalls } from '@playhouse/wps';
import type { Call } from '@playhouse/wps';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { routes } from './app/routes';
import { demoPassword, demoPaymentPassword } from './seed/people';
import type { AskOptions, TestPlatform } from './testing/platform';
import { slowStart, startPlatform } from './testing/platform';

let platform: TestPlatform;
let agent: string;

beforeAll(async () => {
  platform = await startPlatform();
  agent = await platform.login('demo_agent');
}, slowStart);
afterAll(() => platform.gateway.close());

const period = { startDate: '2026-11-01', endDate: '2026-11-21' };
const list = { types: 'B,PL,PU,H', groupName: 'm_home', platform: 'M' };
const game = { nodeId: '100001', vendor: 'LRF' };
const strong = 'Another-2026';

/** What a call is asked with where its query or body does not stand on its own. */
const given: Readonly<Record<string, AskOptions>> = {
  'content.banners': { query: list },
  'content.notices': { query: list },
  'content.homeAnnouncements': { query: list },
  'content.registerAnnouncements': { query: { ...list, groupName: 'm_reg' } },
  'content.agentAnnouncements': { query: { ...list, types: 'A' } },
  'content.helpCenter': { query: { lang: 'EN' } },
  'lobby.gameList': { query: { gameType: 'RNG', language: 'EN' } },
  'lobby.addFavourite': { body: game },
  'lobby.removeFavourite': { query: game },
  'lobby.addRecent': { body: game },
  'lobby.launchGame': { query: { ...game, gameId: 'lrf1' } },
  'lobby.lotteryList': { query: { prizeMode: 'ELOTT' } },
  'lobby.placeOrder': {
    body: {
      vendor: 'ELOTT',
      code: 'elott1',
      playType: 'ent',
      lines: [{ playId: 'big', numbers: [], stake: 1 }],
      amount: 1,
      requestId: 'conformance-2',
    },
  },
  'member.setHeadIcon': { body: { icon: '/art/avatar/3.svg' } },
  'feedback.send': { body: { type: 'suggestion', content: 'More games about the sea, please.' } },
  'verification.settings': { query: { type: 'login' } },
  'registration.affiliateCheck': { query: { code: 'DEMOAGENT', domain: 'alpha.example' } },
  'promotions.activityDetail': { query: { id: 'welcome', language: 'EN' } },
  'promotions.applyActivity': { body: { id: 'checkin' } },
  'agent.figureEntries': { query: { figure: 'bet' } },
  'agent.figureMembers': { query: { figure: 'members' } },
  'agent.linkVisits': { query: { link: '1' } },
  'agent.createInviteLink': { body: { type: 0 } },
  'agent.setRebateSettings': { body: { rates: [{ gameType: 'RNG', rate: 0.5 }] } },
  'agent.registerDownline': { body: { username: 'newcomer_1', password: strong, type: 0 } },
  'verification.smsNoLogin': { body: { mobileNum: '9171234567' } },
  'verification.smsForReset': { body: { mobileNum: '9171234567' } },
  'session.login': { body: { type: 'username', username: 'demo_player', password: demoPassword } },
  'session.end': { body: { id: 'no-such-session' } },
  'password.forgotByEmail': { body: { username: 'nobody', email: 'nobody@example.com' } },
  'security.setPaymentPassword': {
    body: {
      oldPaymentPassword: demoPaymentPassword,
      newPaymentPassword: '135790',
      confirmNewPaymentPassword: '135790',
    },
  },
  'wallet.createDeposit': { body: { methodId: 'qr', amount: 100, requestId: 'conformance-1' } },
  'wallet.intent': { query: { key: 'conformance-1' } },
  'wallet.dropIntent': { body: { key: 'conformance-1' } },
  'session.createTrial': { merchant: 'alphatrial' },
};

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
  'wallet.transferToUpline',
  'promotions.claimReward',
  'inbox.remove',
  'security.addBankCard',
  'security.removeBankCard',
  'agent.removeInviteLink',
  'contracts.processDailySalary',
  'contracts.acceptDividend',
  'contracts.hourSalary',
];

function questionFor(call: Call): AskOptions {
  const known = given[call.name];
  const common = { ...period, language: 'EN' };
  // A query drops what it does not know, so the usual fields can go along with every call.
  return { token: agent, ...known, query: { ...(call.query ? common : {}), ...known?.query } };
}

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
    const answered = await platform.ask(call, questionFor(call));
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
