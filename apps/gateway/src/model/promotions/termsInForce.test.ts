import { memberCalls, promotionCalls, walletCalls } from '@playhouse/wps';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { promises } from '../../content/promises';
import type { Promises } from '../../content/promises';
import { members, orders, referrals, settlements, termVersions } from '../../db/schema';
import { verifyBooks } from '../../ledger/verifyBooks';
import { makeJourneyMember } from '../../seed/journeyMember';
import { filePlatform } from '../../testing/filePlatform';
import { loseRound } from '../../testing/loseRound';
import { testMerchants } from '../../testing/merchants';
import { endlessSessions, slowStart } from '../../testing/platform';
import { settleUpToNow } from '../agent/settleDays';
import { settleOrder } from '../wallet/settleOrder';
import { payReferrals } from './payReferrals';
import { decide } from './review';
import { findTerms, keepTerms } from './termsInForce';

const day = 86_400_000;
const merchants = testMerchants.map((each) => ({
  ...each,
  ...{ promotions: ['MISSION' as const], flags: { ...each.flags, VIPBENEFIT3: true } },
}));
const platform = filePlatform({ merchants, ...endlessSessions });
const services = () => platform.gateway.services;
const tokens: Record<string, string> = {};

const gift = { amount: 7, timesStaked: 2 };
const pays: Readonly<Record<string, object>> = {
  welcome: { percent: 50 },
  checkin: { amount: 9 },
  bigwin: { amount: 35 },
  livecash: { percent: 0.2 },
  missions: { prizes: [1] },
  vip: { levels: [{ least: 0, amount: 1 }] },
};
/** Everything that is promised, with other amounts, each to be staked five times. */
const changed: Promises = {
  promotions: promises.promotions.map((each) => ({
    ...each,
    timesStaked: 5,
    pays: { ...each.pays, ...pays[each.id] } as typeof each.pays,
  })),
  gifts: {
    referral: gift,
    rain: { least: 1, most: 1, timesStaked: 5 },
    rewards: { welcome: gift, weekly: gift, birthday: gift },
  },
  missions: promises.missions.map((each) => ({ ...each, target: 1, points: 1 })),
  vipPoints: [0, 15_000, 25_000, 100_000, 500_000, 2_000_000],
};

async function find(account: string) {
  const [member] = await services().db.select().from(members).where(eq(members.account, account));
  if (member === undefined) throw new Error(`${account} is gone`);
  return member;
}
async function make(account: string, more: object = {}): Promise<void> {
  await makeJourneyMember(services(), { merchant: 'alpha', account, ...more });
  tokens[account] = await platform.login(account);
}
const apply = (who: string, id: string, more: object = {}) =>
  platform.ask(promotionCalls.applyActivity, { token: tokens[who], body: { id, ...more } });
const order = async (who: string) => {
  const body = { methodId: 'qr', amount: 200, requestId: `terms-${who}` };
  await platform.ask(walletCalls.createDeposit, { token: tokens[who], body });
};
async function pay(who: string): Promise<void> {
  const { id } = await find(who);
  const [made] = await services().db.select().from(orders).where(eq(orders.memberId, id));
  const scope = services().scopes.get('alpha');
  if (made && scope) await settleOrder(services(), { order: made, scope }, { paid: true });
}
const toStake = async (who: string) => {
  const { value } = await platform.ask(walletCalls.withdrawConfig, { token: tokens[who] });
  return walletCalls.withdrawConfig.answer.parse(value).turnoverOpen;
};
const balance = async (who: string) => {
  const { value } = await platform.ask(walletCalls.balance, { token: tokens[who] });
  return walletCalls.balance.answer.parse(value).sumBalance;
};
const settled = async (who: string, promotion: string) => {
  const { id } = await find(who);
  const rows = await services()
    .db.select()
    .from(settlements)
    .where(and(eq(settlements.memberId, id), eq(settlements.kind, 'promotion')))
    .orderBy(settlements.day);
  return rows
    .filter(({ terms }) => terms && 'promotion' in terms && terms.promotion === promotion)
    .map(({ day: last, amount, terms }) => [
      last,
      amount,
      terms && 'timesStaked' in terms && terms.timesStaked,
    ]);
};

/** A Saturday, and what was begun on it; from Sunday on all terms are others. */
beforeAll(async () => {
  await settleUpToNow(services());
  for (const who of ['old_order', 'new_order', 'friend', 'old_apply', 'new_apply'])
    await make(who, { balance: 0, upline: who === 'friend' ? 'demo_agent' : undefined });
  await make('old_reward', { balance: 0, reward: 10 });
  await make('stakes', { balance: 100_000 });
  for (const who of ['old_order', 'new_order']) await apply(who, 'welcome');
  await order('old_order');
  await apply('old_apply', 'bigwin', { comment: 'I won' });
  await apply('stakes', 'livecash');
  platform.advance(1_000);
  await order('friend');
  await pay('friend');
  await loseRound(services(), { account: 'stakes', bet: 1_000_000, category: 'LIVE' });
  const scopes = [...services().scopes.values()];
  await keepTerms(services().db, scopes, services().now(), changed);
}, slowStart);

const club = async () => {
  const asked = { token: tokens['stakes'] };
  const { value } = await platform.ask(promotionCalls.memberClubBenefit, asked);
  return promotionCalls.memberClubBenefit.answer.parse(value);
};

describe('thresholds of levels that are raised', () => {
  it('are told from the next day on, and take no level from whoever had reached it', async () => {
    // Ten thousand points, which are level 2 today.
    const today = await club();
    expect(today).toMatchObject({ level: 2, points: 10_000, nextPoints: 50_000 });
    platform.advance(day);
    const next = await club();
    expect(next).toMatchObject({ level: 2, label: 'VIP 2', points: 10_000, nextPoints: 100_000 });
    expect(next.levels.map((each) => each.requiredPoints)).toEqual(changed.vipPoints);
    const { value } = await platform.ask(memberCalls.info, { token: tokens['stakes'] });
    expect(value).toMatchObject({ vipLabel: 'VIP 2' });
    platform.advance(-day);
  });

  it('count for whoever comes to them later', async () => {
    platform.advance(day);
    await make('late_stakes', { balance: 100_000 });
    await loseRound(services(), { account: 'late_stakes', bet: 1_400_000 });
    const info = async () =>
      (await platform.ask(memberCalls.info, { token: tokens['late_stakes'] })).value;
    expect(await info()).toMatchObject({ vipLabel: 'VIP 0' });
    await loseRound(services(), { account: 'late_stakes', bet: 100_000 });
    expect(await info()).toMatchObject({ vipLabel: 'VIP 1' });
    platform.advance(-day);
  });
});

describe('terms that change', () => {
  it('are told and paid as they were until the merchant’s next day', async () => {
    expect((await apply('stakes', 'checkin')).value).toMatchObject({ amount: 5 });
    platform.advance(day);
    expect((await apply('stakes', 'checkin')).value).toMatchObject({ amount: 9 });
    const query = { id: 'checkin', language: 'EN' };
    const detail = await platform.ask(promotionCalls.activityDetail, {
      token: tokens['stakes'],
      query,
    });
    expect(detail.value).toMatchObject({ terms: { maxPayout: 9, timesStaked: 5 } });
    // The week has begun under the earlier ones.
    expect(JSON.stringify(await club())).toContain('600');
  });

  it('bring the bonus of the day on which a deposit was ordered, however late it is paid', async () => {
    await order('new_order');
    for (const who of ['old_order', 'new_order']) await pay(who);
    expect([await balance('old_order'), await toStake('old_order')]).toEqual([400, 12_000]);
    expect([await balance('new_order'), await toStake('new_order')]).toEqual([300, 1_500]);
  });

  it('leave rewards, applications and referrals as they were promised', async () => {
    await platform.ask(promotionCalls.claimReward, {
      token: tokens['old_reward'],
      body: { id: `J${(await find('old_reward')).id}-welcome` },
    });
    expect(await toStake('old_reward')).toBe(600);
    await apply('new_apply', 'bigwin', { comment: 'So did I' });
    for (const who of ['old_apply', 'new_apply'])
      await decide(services(), { memberId: (await find(who)).id, activityId: 'bigwin' }, 'approve');
    expect([await balance('old_apply'), await toStake('old_apply')]).toEqual([20, 1_200]);
    expect([await balance('new_apply'), await toStake('new_apply')]).toEqual([35, 175]);
    tokens['demo_agent'] = await platform.login('demo_agent');
    const owned = await balance('demo_agent');
    await loseRound(services(), { account: 'friend', bet: 20_000 });
    await payReferrals(services());
    const [paid] = await services()
      .db.select()
      .from(referrals)
      .where(eq(referrals.friendId, (await find('friend')).id));
    expect(paid?.status).toBe('paid');
    expect((await balance('demo_agent')) - owned).toBeCloseTo(10, 5);
  });

  it('settle a share of stakes day by day, and places and levels as the week began', async () => {
    await loseRound(services(), { account: 'stakes', bet: 1_000_000, category: 'LIVE' });
    platform.advance(day);
    await settleUpToNow(services());
    // 0.5 % of Saturday's ten thousand and 0.2 % of Sunday's.
    expect(await settled('stakes', 'livecash')).toEqual([
      ['2026-11-21', 5_000, 1],
      ['2026-11-22', 2_000, 5],
    ]);
    expect(await settled('stakes', 'missions')).toEqual([['2026-11-22', 4_000, 1]]);
    expect(await settled('stakes', 'vip')).toEqual([['2026-11-22', 2_000, 1]]);
    await loseRound(services(), { account: 'stakes', bet: 1_000_000 });
    platform.advance(7 * day);
    await settleUpToNow(services());
    expect((await settled('stakes', 'missions')).slice(1)).toEqual([['2026-11-29', 100, 5]]);
    expect((await settled('stakes', 'vip')).slice(1)).toEqual([['2026-11-29', 100, 5]]);
    expect(await verifyBooks(services().db)).toEqual([]);
  });
});

it('terms are written once, however many start with them', async () => {
  const { db, scopes } = services();
  const all = [...scopes.values()];
  const count = async () => (await db.select().from(termVersions)).length;
  const before = await count();
  await Promise.all([0, 1, 2].map(() => keepTerms(db, all, services().now(), changed)));
  expect(await count()).toBe(before);
  await Promise.all([0, 1, 2].map(() => keepTerms(db, all, services().now())));
  expect(await count()).toBe(before + all.length);
  expect((await findTerms(db, { code: 'alpha' }, '2000-01-01')).gifts.referral.amount).toBe(10);
});
