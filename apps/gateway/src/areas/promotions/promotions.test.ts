import { promotionCalls, walletCalls } from '@playhouse/wps';
import type { CallAnswer, Call } from '@playhouse/wps';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyBooks } from '../../ledger/verifyBooks';
import { toDay } from '../../base/period';
import { awardMissionsNow } from '../../model/promotions/missions';
import { settleUpToNow } from '../../model/agent/settleDays';
import { makeJourneyMember } from '../../seed/journeyMember';
import { loseRound } from '../../testing/loseRound';
import { testMerchants } from '../../testing/merchants';
import type { TestPlatform } from '../../testing/platform';
import { endlessSessions, slowStart, startPlatform } from '../../testing/platform';

const day = 86_400_000;
const minute = 60_000;
const period = { startDate: '2026-11-21', endDate: '2027-03-31' };
const cents = (amount: number) => Math.round(amount * 100);

let platform: TestPlatform;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  const merchants = testMerchants.map((each) =>
    each.code === 'alpha'
      ? { ...each, promotions: ['MISSION' as const], flags: { ...each.flags, VIPBENEFIT3: true } }
      : each,
  );
  platform = await startPlatform({ merchants, ...endlessSessions });
  // The first look begins the count.
  await settleUpToNow(platform.gateway.services);
}, slowStart);
afterAll(() => platform.gateway.close());

async function newcomer(account: string, type = 0): Promise<void> {
  await makeJourneyMember(platform.gateway.services, { merchant: 'alpha', account, type });
  tokens[account] = await platform.login(account);
}
async function ask<C extends Call>(
  call: C,
  who: string,
  query: object = {},
): Promise<CallAnswer<C>> {
  const asked = { token: tokens[who] ?? '', query: { ...query } };
  return call.answer.parse((await platform.ask(call, asked)).value) as CallAnswer<C>;
}
const join = (who: string, id: string) =>
  platform.ask(promotionCalls.applyActivity, { token: tokens[who] ?? '', body: { id } });
const stake = (account: string, bet: number, category = 'RNG', game = 0) =>
  loseRound(platform.gateway.services, { account, bet: cents(bet), category, game });
/** Payments of a promotion into the wallet, newest first. */
const given = async (who: string, cause: string) =>
  (await ask(walletCalls.transactions, who, { ...period, type: 'promotion' })).items
    .filter(({ remark }) => remark === cause)
    .map(({ amount }) => amount);
const toStake = async (who: string) => (await ask(walletCalls.withdrawConfig, who)).turnoverOpen;
/** So many at once, as gateways side by side would. */
const settleOften = () =>
  Promise.all(Array.from({ length: 6 }, () => platform.everywhere(settleUpToNow)));
const later = (days: number) => platform.advance(days * day);
/** Goes on to a day, YYYY-MM-DD, as a platform that is running does. */
async function until(then: string): Promise<void> {
  while (toDay(platform.gateway.services.now(), 'Asia/Manila') < then) later(1);
  await settleUpToNow(platform.gateway.services);
}

describe('the slot tournament', () => {
  it('pays its prizes when it is over, to who staked most since joining', async () => {
    const prize = 'Slot tournament';
    for (const who of ['cup_a', 'cup_b', 'cup_c']) await newcomer(who);
    expect((await join('cup_a', 'tournament')).code).toBe('promotion.unavailable');
    // It runs from the sixth day to the nineteenth.
    later(6);
    await stake('cup_b', 900);
    platform.advance(minute);
    for (const who of ['cup_a', 'cup_b'])
      expect((await join(who, 'tournament')).success).toBe(true);
    await stake('cup_a', 100);
    await stake('cup_b', 200);
    await stake('cup_b', 900, 'LIVE');
    await stake('cup_c', 5_000);
    later(13);
    await stake('cup_a', 150);
    await settleOften();
    expect(await given('cup_a', prize)).toEqual([]);
    later(1);
    await stake('cup_b', 500);
    await settleOften();
    await settleOften();
    // The first two prizes, of which no more is paid than 0.3 % of what each has staked.
    expect(await given('cup_a', prize)).toEqual([0.75]);
    expect(await given('cup_b', prize)).toEqual([0.6]);
    expect(await given('cup_c', prize)).toEqual([]);
    expect((await join('cup_c', 'tournament')).code).toBe('promotion.unavailable');
  });
});

describe('live cashback', () => {
  const cashback = 'Live cashback';

  it('brings 0.5 % of a weekend’s live stakes back on Monday, once, to be staked once', async () => {
    await until('2026-12-12');
    await newcomer('cash_joined');
    await newcomer('cash_stranger');
    await join('cash_joined', 'livecash');
    for (const who of ['cash_joined', 'cash_stranger']) {
      await stake(who, 1_000, 'LIVE');
      await stake(who, 700, 'RNG');
    }
    later(1);
    await stake('cash_joined', 500, 'LIVE');
    await settleOften();
    expect(await given('cash_joined', cashback)).toEqual([]);
    later(1);
    await settleOften();
    await settleOften();
    expect(await given('cash_joined', cashback)).toEqual([7.5]);
    // Stakes from before the money came count neither for it nor for the prize of the week beside it.
    expect(await toStake('cash_joined')).toBe(7.5 + 4.4);
    expect(await given('cash_stranger', cashback)).toEqual([]);
  });

  it('counts nothing that was staked before the member joined', async () => {
    await until('2026-12-19');
    await newcomer('cash_late');
    await stake('cash_late', 1_000, 'LIVE');
    later(1);
    await stake('cash_late', 300, 'LIVE');
    platform.advance(minute);
    await join('cash_late', 'livecash');
    await stake('cash_late', 500, 'LIVE');
    later(1);
    await settleOften();
    expect(await given('cash_late', cashback)).toEqual([2.5]);
  });

  it('leaves the days between out, and catches up after the platform stood still', async () => {
    await stake('cash_joined', 2_000, 'LIVE');
    later(5);
    await stake('cash_joined', 100, 'LIVE');
    later(23);
    await settleOften();
    expect(await given('cash_joined', cashback)).toEqual([0.5, 7.5]);
    expect(await verifyBooks(platform.gateway.services.db)).toEqual([]);
  });
});

describe('the daily gift', () => {
  it('is given every day, once', async () => {
    await newcomer('gift_taker');
    for (const expected of [1, 2, 3]) {
      const answers = await Promise.all([1, 2, 3].map(() => join('gift_taker', 'checkin')));
      expect(answers.filter(({ success }) => success)).toHaveLength(1);
      expect(await given('gift_taker', 'Daily gift')).toHaveLength(expected);
      later(1);
    }
  });
});

describe('the mission of the week', () => {
  const board = async (who: string) => ask(promotionCalls.leaderBoard, who);
  const mission = 'Missions of the week';

  it('gives points to the board that prizes are paid by when the week is over', async () => {
    // A Monday, so that the whole week lies ahead.
    await until('2027-01-18');
    await newcomer('mission_first');
    await newcomer('mission_second');
    for (let game = 0; game < 8; game += 1) await stake('mission_first', 100, 'RNG', game);
    await stake('mission_second', 900, 'RNG');
    await awardMissionsNow(platform.gateway.services);
    // Eight games are 150 points and the deposit 100, more than the 800 of the stakes.
    expect((await board('mission_first')).own).toMatchObject({ points: 1_050 });
    const [first, second] = (await board('mission_second')).leaders;
    // No prize is more than 0.2 % of what was staked in the week.
    expect([first?.prize, second?.prize]).toEqual([1.6, 1.8]);
    expect([first?.points, second?.points]).toEqual([1_050, 1_000]);
    await Promise.all([1, 2, 3].map(() => platform.everywhere(awardMissionsNow)));
    expect((await board('mission_first')).own).toMatchObject({ rank: 1, points: 1_050 });
    later(7);
    await settleOften();
    expect(await given('mission_first', mission)).toEqual([first?.prize]);
    expect(await given('mission_second', mission)).toEqual([second?.prize]);
    await settleOften();
    expect(await given('mission_first', mission)).toHaveLength(1);
    expect((await board('mission_first')).leaders).toEqual([]);
  });

  it('counts a mission that nobody looked at before the week was over', async () => {
    for (let round = 0; round < 50; round += 1) await stake('mission_second', 1, 'RNG');
    await stake('mission_first', 249, 'RNG');
    later(20);
    await settleOften();
    expect(await given('mission_second', mission)).toEqual([0.1, 1.8]);
    expect(await given('mission_first', mission)).toEqual([0.49, 1.6]);
    expect(await verifyBooks(platform.gateway.services.db)).toEqual([]);
  });

  it('pays nothing where a merchant does not offer it', async () => {
    const { value } = await platform.ask(promotionCalls.leaderBoard, { merchant: 'omega' });
    expect(promotionCalls.leaderBoard.answer.parse(value)).toMatchObject({
      missions: [],
      leaders: [],
    });
  });
});

describe('the VIP club', () => {
  it('pays what it shows for a level, for a week with enough stakes', async () => {
    await newcomer('vip_player');
    await stake('vip_player', 2_500);
    await settleOften();
    const club = await ask(promotionCalls.memberClubBenefit, 'vip_player');
    const shown = club.levels.find(({ level }) => level === club.level)?.benefits;
    expect(club.level).toBe(1);
    expect(shown).toEqual([
      '₱5 every Monday, if ₱2,500 or more of your bets counted the week before',
    ]);
    later(7);
    await settleOften();
    await stake('vip_player', 2_499);
    later(7);
    await settleOften();
    expect(await given('vip_player', 'VIP weekly bonus')).toEqual([5]);
  });
});
