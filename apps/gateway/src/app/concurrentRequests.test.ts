import {
  agentCalls,
  lobbyCalls,
  memberCalls,
  promotionCalls,
  securityCalls,
  walletCalls,
} from '@playhouse/wps';
import type { Call } from '@playhouse/wps';
import { and, asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  applicationPictures,
  games,
  lotteryOrders,
  members,
  missionClaims,
  rounds,
} from '../db/schema';
import { transact } from '../db/transact';
import { getBalance } from '../ledger/balance';
import { post, postAll } from '../ledger/post';
import { openRound } from '../model/lobby/round';
import { settleLotteries } from '../model/lottery/settleDraws';
import { awardMissionsNow } from '../model/promotions/missions';
import { makeJourneyMember } from '../seed/journeyMember';
import { demoPaymentPassword } from '../seed/people';
import { filePlatform } from '../testing/filePlatform';
import { testMerchants } from '../testing/merchants';
import { onePixelPng } from '../testing/pictures';
import type { Answered, AskOptions } from '../testing/platform';
import { endlessSessions } from '../testing/platform';
import { crowd, expectSoundBooks, outcomes, tally, times } from '../testing/crowd';

const merchants = testMerchants.map((each) =>
  each.code === 'alpha' ? { ...each, promotions: ['MISSION' as const] } : each,
);
const platform = filePlatform({ merchants, ...endlessSessions });

/** The first balance of a racer, in major units. */
const start = 600_000;
let serial = 0;
let account: string;
let token: string;
beforeEach(async () => {
  serial += 1;
  account = `racer_${serial}`;
  const member = { merchant: 'alpha', account, balance: start, payout: true, reward: 30, type: 1 };
  await makeJourneyMember(platform.gateway.services, { ...member, rates: { RNG: 1, LIVE: 1 } });
  token = await platform.login(account);
});

const ask = (call: Call, options: AskOptions = {}) => platform.ask(call, { token, ...options });
const balance = async () =>
  walletCalls.balance.answer.parse((await ask(walletCalls.balance)).value).sumBalance;
async function memberRow() {
  const { db } = platform.gateway.services;
  const [member] = await db.select().from(members).where(eq(members.account, account));
  if (member === undefined) throw new Error(`${account} is gone`);
  return member;
}

async function withdrawal(requestId: string, amount = 1_000) {
  const { value } = await ask(securityCalls.bankCards);
  const [card] = securityCalls.bankCards.answer.parse(value);
  return { amount, bankCardId: card?.id, paymentPassword: demoPaymentPassword, requestId };
}

/** Asks until it is judged: of right payment passwords, too, no more than five are compared side by side. */
async function judged(body: object): Promise<Answered> {
  const answer = await ask(walletCalls.createWithdraw, { body });
  return answer.code === 'requests.tooMany' ? judged(body) : answer;
}

const lines = [{ playId: 'any3', numbers: [1, 2, 3], stake: 10 }];
const slip = { vendor: 'ELOTT', code: 'elott1', playType: 'trad', lines, amount: 10 };
async function slipsOf() {
  const { id } = await memberRow();
  const { db } = platform.gateway.services;
  return db.select().from(lotteryOrders).where(eq(lotteryOrders.memberId, id));
}

/** Leaves so much in the wallet. */
async function leave(amount: number): Promise<void> {
  const { id } = await memberRow();
  const { db, now } = platform.gateway.services;
  const rest = (start - amount) * 100;
  await transact(db, (tx) =>
    post(tx, {
      ...{ merchant: 'alpha', memberId: id, kind: 'adjustment', key: `leave ${account}` },
      at: new Date(now()),
      lines: [
        { account: id, amount: -rest },
        { account: 'bonus', amount: rest },
      ],
    }),
  );
}

describe('a crowd of one member’s requests', () => {
  it('withdraws no more than a day allows', async () => {
    const body = await withdrawal('large', 30_000);
    const large = await times(crowd, (at) => judged({ ...body, requestId: `large-racing-${at}` }));
    expect(outcomes(large)).toEqual({ passed: 3, broken: 0, codes: ['amount.outOfRange'] });
    const small = await times(crowd, (at) =>
      ask(walletCalls.createWithdraw, {
        body: { ...body, amount: 1_000, requestId: `small-racing-${at}` },
      }),
    );
    expect(outcomes(small)).toMatchObject({ passed: 2, broken: 0 });
    expect(await balance()).toBe(start - 92_000);
    await expectSoundBooks(platform);
  });

  it.each([
    ['withdrawal', walletCalls.createWithdraw, withdrawal],
    ['deposit', walletCalls.createDeposit, { methodId: 'gcash', amount: 500 }],
    ['envelope', promotionCalls.grabRedRain, {}],
    ['slip', lobbyCalls.placeOrder, slip],
  ] as const)('moves once under one key, and is told the same: a %s', async (what, call, given) => {
    const requestId = `the-only-${what}`;
    const body = typeof given === 'function' ? await given(requestId) : { ...given, requestId };
    const before = await balance();
    const answers = await times(crowd, () => ask(call, { body }));
    const [first, ...others] = answers.filter(({ success }) => success);
    expect(outcomes(answers).broken).toBe(0);
    for (const { value } of others) expect(value).toEqual(first?.value);
    // Of right payment passwords some are told to wait.
    if (what !== 'withdrawal') expect(others).toHaveLength(crowd - 1);
    expect((await ask(call, { body })).value).toEqual(first?.value);
    const moved = (await balance()) - before;
    if (what === 'envelope') expect(moved).toBeGreaterThan(0);
    else expect(moved).toBe({ withdrawal: -1_000, deposit: 0, slip: -10 }[what]);
    await expectSoundBooks(platform);
  });

  it('keeps five cards, each once', async () => {
    const card = (at: number) => ({
      ...{ bankCode: 'ISLA', accountName: 'Demo Holder', paymentPassword: demoPaymentPassword },
      accountNumber: `99887766${String(serial).padStart(3, '0')}${String(at).padStart(3, '0')}`,
    });
    const add = (at: number) => ask(securityCalls.addBankCard, { body: card(at) });
    expect(outcomes(await times(crowd, (at) => add(Math.floor(at / 2)))).broken).toBe(0);
    for (let at = 0; at < 7; at += 1) await add(at);
    const { value } = await ask(securityCalls.bankCards);
    const numbers = securityCalls.bankCards.answer.parse(value).map((each) => each.maskedNumber);
    expect([numbers.length, new Set(numbers).size]).toEqual([5, 5]);
  });

  it.each([
    ['daily gift', promotionCalls.applyActivity, { id: 'checkin' }, 'promotion.taken'],
    ['envelope', promotionCalls.grabRedRain, undefined, 'redRain.taken'],
    ['rebate', memberCalls.claimManualRebate, undefined, 'rebate.nothing'],
    ['reward', promotionCalls.claimReward, undefined, 'reward.taken'],
  ] as const)('is given one %s', async (what, call, given, code) => {
    if (what === 'rebate') token = await platform.login('demo_player');
    const body = what === 'reward' ? { id: `J${(await memberRow()).id}-welcome` } : given;
    const answers = await times(crowd, () => ask(call, body === undefined ? {} : { body }));
    expect(outcomes(answers)).toEqual({ passed: 1, broken: 0, codes: [code] });
    await expectSoundBooks(platform);
  });

  it('places as many slips as the wallet pays for', async () => {
    await leave(100);
    const answers = await times(crowd, (at) =>
      ask(lobbyCalls.placeOrder, { body: { ...slip, requestId: `racing-slip-${at}` } }),
    );
    expect(tally(answers)).toEqual({ passed: 10, 'balance.insufficient': crowd - 10 });
    expect(await balance()).toBe(0);
    await expectSoundBooks(platform);
  });

  it('takes a line of a slip back once', async () => {
    await ask(lobbyCalls.placeOrder, { body: { ...slip, requestId: 'taken-back-slip' } });
    const [placed, ...others] = await slipsOf();
    expect(others).toEqual([]);
    const line = { orderId: placed?.id, suborderId: placed?.lines[0]?.id };
    const back = await times(crowd, () => ask(lobbyCalls.cancelOrder, { body: line }));
    expect(outcomes(back)).toEqual({ passed: 1, broken: 0, codes: ['order.notCancellable'] });
    expect(await balance()).toBe(start);
    await expectSoundBooks(platform);
  });

  it('takes nothing back of a slip that is settled meanwhile, once, at all gateways', async () => {
    await ask(lobbyCalls.placeOrder, { body: { ...slip, requestId: 'drawn-slip' } });
    const [open] = await slipsOf();
    const { db, now } = platform.gateway.services;
    platform.advance((open?.drawsAt.getTime() ?? 0) - now() + 1);
    const body = { orderId: open?.id, suborderId: open?.lines[0]?.id };
    const [, back] = await Promise.all([
      times(8, () => platform.everywhere(settleLotteries)),
      times(crowd, () => ask(lobbyCalls.cancelOrder, { body })),
    ]);
    expect(outcomes(back)).toEqual({ passed: 0, broken: 0, codes: ['order.notCancellable'] });
    const [settled] = await slipsOf();
    expect(settled?.status).toMatch(/won|lost/);
    expect(await balance()).toBeCloseTo(start - 10 + (settled?.win ?? 0) / 100, 6);
    const mine = eq(rounds.memberId, (await memberRow()).id);
    expect(await db.select().from(rounds).where(mine)).toHaveLength(1);
    await expectSoundBooks(platform);
  });

  it('plays as many rounds as the wallet pays for', async () => {
    await leave(100);
    const { services } = platform.gateway;
    const slots = services.db.select().from(games).where(eq(games.category, 'RNG'));
    const [game] = await slots.orderBy(asc(games.position)).limit(1);
    const scope = services.scopes.get('alpha');
    const member = await memberRow();
    if (!game || !scope) throw new Error('no seat');
    const seat = { member, game, scope, language: 'EN' };
    const ended = await Promise.allSettled(
      Array.from({ length: crowd }, (_, at) =>
        openRound(services, seat, {
          ...{ roundId: `racing-round-${at}`, bet: 90 },
          ...{ action: { type: 'spin' }, clientSeed: 'ana' },
        }),
      ),
    );
    const refused = ended.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    for (const reason of refused) expect(reason).toMatchObject({ code: 'balance.insufficient' });
    const mine = and(eq(rounds.memberId, member.id), eq(rounds.nodeId, game.nodeId));
    const played = await services.db.select().from(rounds).where(mine);
    expect(played).toHaveLength(crowd - refused.length);
    const won = played.reduce((sum, { bet, win }) => sum + win - bet, 0);
    expect(await balance()).toBe((10_000 + won) / 100);
    await expectSoundBooks(platform);
  });

  it('enters a contest once, whose picture is decided on once', async () => {
    const images = [{ name: 'win.png', type: 'image/png', data: onePixelPng }];
    const body = { id: 'bigwin', comment: 'My win', images };
    const answers = await times(crowd, () => ask(promotionCalls.applyActivity, { body }));
    expect(outcomes(answers)).toEqual({ passed: 1, broken: 0, codes: ['promotion.taken'] });
    const { id } = await memberRow();
    const kept = eq(applicationPictures.memberId, id);
    const { db } = platform.gateway.services;
    expect(await db.select().from(applicationPictures).where(kept)).toHaveLength(1);
    const say = (form: Record<string, string>) =>
      platform.request(`/desk/applications/${id}/bigwin`, {
        method: 'POST',
        body: new URLSearchParams(form),
      });
    const words = await times(crowd, async (at) =>
      say(at % 2 ? { decision: 'approve' } : { decision: 'refuse', reason: 'No win' }),
    );
    expect(words.filter(({ status }) => status >= 500)).toEqual([]);
    const query = { id: 'bigwin', language: 'EN' };
    const { value } = await ask(promotionCalls.activityDetail, { query });
    const { status } = promotionCalls.activityDetail.answer.parse(value);
    expect(await balance()).toBe(status === 'issued' ? start + 20 : start);
    await expectSoundBooks(platform);
  });

  it('gets the points of a mission once, from all gateways', async () => {
    const { services } = platform.gateway;
    await times(crowd / 2, () => platform.everywhere(awardMissionsNow));
    const mine = eq(missionClaims.memberId, (await memberRow()).id);
    const points = await services.db.select().from(missionClaims).where(mine);
    expect(points.map(({ missionId }) => missionId)).toEqual(['deposit']);
    const { value } = await ask(promotionCalls.leaderBoard);
    expect(promotionCalls.leaderBoard.answer.parse(value).own?.points).toBe(100);
    await expectSoundBooks(platform);
  });

  it('makes twenty links of an agent and no more', async () => {
    const answers = await times(24, () => ask(agentCalls.createInviteLink, { body: { type: 0 } }));
    expect(tally(answers)).toEqual({ passed: 20, 'permission.denied': 4 });
  });

  it('sets rates of different categories, and forgets none', async () => {
    const answers = await times(crowd, (at) =>
      ask(agentCalls.setRebateSettings, {
        body: { rates: [{ gameType: at % 2 ? 'LIVE' : 'RNG', rate: 0.5 }] },
      }),
    );
    expect(outcomes(answers)).toEqual({ passed: crowd, broken: 0, codes: [] });
    const { newcomerRates } = await memberRow();
    expect(newcomerRates).toEqual({ RNG: 0.5, LIVE: 0.5 });
  });
});

it('transfers in a circle wait for each other and end', async () => {
  const { db, now } = platform.gateway.services;
  const ring = [990_001, 990_002, 990_003];
  /** Moves money from a house account into a wallet, under a key. */
  const gain = (wallet: number, amount: number, key: string) => ({
    ...{ merchant: 'alpha', memberId: wallet, kind: 'adjustment', key, at: new Date(now()) },
    lines: [
      { account: wallet, amount },
      { account: 'commission' as const, amount: -amount },
    ],
  });
  for (const wallet of ring)
    await transact(db, (tx) => post(tx, gain(wallet, 100, `ring ${wallet}`)));
  const moved = await Promise.allSettled(
    Array.from({ length: 60 }, (_, turn) => {
      const from = ring[turn % 3] ?? 0;
      const to = ring[(turn + (turn % 2 === 0 ? 1 : 2)) % 3] ?? 0;
      return transact(db, (tx) =>
        postAll(tx, [gain(from, -1, `circle ${turn}`), gain(to, 1, `circle ${turn} in`)]),
      );
    }),
  );
  expect(moved.filter(({ status }) => status === 'rejected')).toEqual([]);
  const left = await Promise.all(ring.map((wallet) => getBalance(db, wallet)));
  expect(left.reduce((sum, each) => sum + each, 0)).toBe(300);
  await expectSoundBooks(platform);
});
