import { agentCalls, lobbyCalls, promotionCalls, walletCalls } from '@playhouse/wps';
import type { Call } from '@playhouse/wps';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  applicationPictures,
  games,
  lotteryOrders,
  members,
  missionClaims,
  rounds,
} from './db/schema';
import { play } from './model/games/round';
import { settleLotteries } from './model/lottery/settle';
import { awardMissionsNow } from './model/promotions/missions';
import { makeJourneyMember } from './seed/journeyMember';
import { testMerchants } from './testing/merchants';
import { onePixelPng } from './testing/pictures';
import type { AskOptions, TestPlatform } from './testing/platform';
import { endlessSessions, slowStart, startPlatform } from './testing/platform';
import { expectSoundBooks, outcomes, tally, times } from './testing/race';

let platform: TestPlatform;
beforeAll(async () => {
  const merchants = testMerchants.map((each) =>
    each.code === 'alpha' ? { ...each, promotions: ['MISSION' as const] } : each,
  );
  platform = await startPlatform({ merchants, ...endlessSessions });
}, slowStart);
afterAll(() => platform.gateway.close());

let serial = 0;
let account: string;
let token: string;
beforeEach(async () => {
  serial += 1;
  account = `taker_${serial}`;
  const member = { merchant: 'alpha', account, balance: 100, reward: 30, type: 1 };
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

describe('forty at once', () => {
  it('take a reward once', async () => {
    const { id } = await memberRow();
    const body = { id: `J${id}-welcome` };
    const answers = await times(40, () => ask(promotionCalls.claimReward, { body }));
    expect(outcomes(answers)).toEqual({ passed: 1, broken: 0, codes: ['reward.taken'] });
    expect(await balance()).toBe(130);
    await expectSoundBooks(platform);
  });

  it('grab one envelope under one key, and are told the same', async () => {
    const body = { requestId: 'the-only-envelope' };
    const answers = await times(40, () => ask(promotionCalls.grabRedRain, { body }));
    expect(outcomes(answers)).toEqual({ passed: 40, broken: 0, codes: [] });
    expect(new Set(answers.map(({ value }) => JSON.stringify(value))).size).toBe(1);
    await expectSoundBooks(platform);
  });

  it('place as many slips as the wallet pays for', async () => {
    const answers = await times(40, (at) =>
      ask(lobbyCalls.placeOrder, {
        body: {
          ...{ vendor: 'ELOTT', code: 'elott1', playType: 'trad', requestId: `racing-slip-${at}` },
          ...{ lines: [{ playId: 'any3', numbers: [1, 2, 3], stake: 10 }], amount: 10 },
        },
      }),
    );
    expect(tally(answers)).toEqual({ passed: 10, 'balance.insufficient': 30 });
    expect(await balance()).toBe(0);
    await expectSoundBooks(platform);
  });

  it('place one slip under one key, and take back one line of it', async () => {
    const body = {
      ...{ vendor: 'ELOTT', code: 'elott1', playType: 'trad', requestId: 'one-racing-slip' },
      ...{ lines: [{ playId: 'any3', numbers: [1, 2, 3], stake: 10 }], amount: 10 },
    };
    const answers = await times(40, () => ask(lobbyCalls.placeOrder, { body }));
    expect(outcomes(answers)).toEqual({ passed: 40, broken: 0, codes: [] });
    expect(await balance()).toBe(90);
    const { id } = await memberRow();
    const { db } = platform.gateway.services;
    const placed = await db.select().from(lotteryOrders).where(eq(lotteryOrders.memberId, id));
    expect(placed).toHaveLength(1);
    const line = { orderId: placed[0]?.id, suborderId: placed[0]?.lines[0]?.id };
    const back = await times(40, () => ask(lobbyCalls.cancelOrder, { body: line }));
    expect(outcomes(back)).toEqual({ passed: 1, broken: 0, codes: ['order.notCancellable'] });
    expect(await balance()).toBe(100);
    await expectSoundBooks(platform);
  });

  it('settle a slip once while its member takes it back', async () => {
    const slip = { vendor: 'ELOTT', code: 'elott1', playType: 'trad', requestId: 'drawn-slip' };
    const lines = [{ playId: 'any3', numbers: [1, 2, 3], stake: 10 }];
    await ask(lobbyCalls.placeOrder, { body: { ...slip, lines, amount: 10 } });
    const { id } = await memberRow();
    const { db } = platform.gateway.services;
    const mine = eq(lotteryOrders.memberId, id);
    const [open] = await db.select().from(lotteryOrders).where(mine);
    platform.advance((open?.drawsAt.getTime() ?? 0) - platform.gateway.services.now() + 1);
    const body = { orderId: open?.id, suborderId: open?.lines[0]?.id };
    const [, back] = await Promise.all([
      times(8, () => platform.everywhere(settleLotteries)),
      times(32, () => ask(lobbyCalls.cancelOrder, { body })),
    ]);
    expect(outcomes(back)).toEqual({ passed: 0, broken: 0, codes: ['order.notCancellable'] });
    const [settled] = await db.select().from(lotteryOrders).where(mine);
    expect(settled?.status).toMatch(/won|lost/);
    expect(await balance()).toBe(90 + (settled?.win ?? 0) / 100);
    const played = await db.select().from(rounds).where(eq(rounds.memberId, id));
    expect(played).toHaveLength(1);
    await expectSoundBooks(platform);
  });

  it('play as many rounds as the wallet pays for', async () => {
    const { services } = platform.gateway;
    const roulette = services.db.select().from(games).where(eq(games.category, 'RNG'));
    const [game] = await roulette.orderBy(asc(games.position)).limit(1);
    const scope = services.scopes.get('alpha');
    const member = await memberRow();
    if (!game || !scope) throw new Error('no seat');
    const seat = { member, game, scope, language: 'EN' };
    const ended = await Promise.allSettled(
      Array.from({ length: 40 }, (_, at) =>
        play(services, seat, { roundId: `racing-round-${at}`, bet: 90 }),
      ),
    );
    const refused = ended.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    for (const reason of refused) expect(reason).toMatchObject({ code: 'balance.insufficient' });
    const mine = and(eq(rounds.memberId, member.id), eq(rounds.nodeId, game.nodeId));
    const played = await services.db.select().from(rounds).where(mine);
    expect(played).toHaveLength(40 - refused.length);
    const won = played.reduce((sum, { bet, win }) => sum + win - bet, 0);
    expect(await balance()).toBe(100 + won / 100);
    await expectSoundBooks(platform);
  });

  it('enter one contest once, whose picture is decided on once', async () => {
    const images = [{ name: 'win.png', type: 'image/png', data: onePixelPng }];
    const body = { id: 'bigwin', comment: 'My win', images };
    const answers = await times(40, () => ask(promotionCalls.applyActivity, { body }));
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
    const words = await times(40, async (at) =>
      say(at % 2 ? { decision: 'approve' } : { decision: 'refuse', reason: 'No win' }),
    );
    expect(words.filter(({ status }) => status >= 500)).toEqual([]);
    const query = { id: 'bigwin', language: 'EN' };
    const { value } = await ask(promotionCalls.activityDetail, { query });
    const { status } = promotionCalls.activityDetail.answer.parse(value);
    expect(await balance()).toBe(status === 'issued' ? 120 : 100);
    await expectSoundBooks(platform);
  });

  it('give the points of a mission once, at all gateways', async () => {
    const { services } = platform.gateway;
    await times(20, () => platform.everywhere(awardMissionsNow));
    const { id } = await memberRow();
    const mine = eq(missionClaims.memberId, id);
    const points = await services.db.select().from(missionClaims).where(mine);
    expect(points.map(({ missionId }) => missionId)).toEqual(['deposit']);
    const board = promotionCalls.leaderBoard.answer.parse(
      (await ask(promotionCalls.leaderBoard)).value,
    );
    expect(board.own?.points).toBe(100);
    await expectSoundBooks(platform);
  });

  it('make twenty links of an agent and no more', async () => {
    const body = { type: 0 };
    const answers = await times(40, () => ask(agentCalls.createInviteLink, { body }));
    expect(tally(answers)).toEqual({ passed: 20, 'permission.denied': 20 });
  });

  it('set rates of different categories, and none is forgotten', async () => {
    const gameTypes = ['RNG', 'LIVE'];
    const answers = await times(40, (at) =>
      ask(agentCalls.setRebateSettings, {
        body: { rates: [{ gameType: gameTypes[at % 2] ?? '', rate: 0.5 }] },
      }),
    );
    expect(outcomes(answers)).toEqual({ passed: 40, broken: 0, codes: [] });
    const { rates } = await memberRow();
    expect(rates).toMatchObject({ 'new RNG': 0.5, 'new LIVE': 0.5, RNG: 1, LIVE: 1 });
  });
});
