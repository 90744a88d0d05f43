import { lobbyCalls, walletCalls } from '@playhouse/wps';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draws, lotteryOrders } from '../../db/schema';
import { settleLotteries } from '../../model/lottery/settleDraws';
import type { TestPlatform } from '../../testing/platform';
import { slowStart, startPlatform } from '../../testing/platform';

let platform: TestPlatform;
let token: string;
beforeAll(async () => {
  platform = await startPlatform();
  platform.advance(3_600_000);
  await settleLotteries(platform.gateway.services);
  token = await platform.login('demo_player');
}, slowStart);
afterAll(() => platform.gateway.close());

async function lotteries(prizeMode: 'LOTT' | 'ELOTT' | 'SEA') {
  const { value } = await platform.ask(lobbyCalls.lotteryList, { query: { prizeMode } });
  return lobbyCalls.lotteryList.answer.parse(value);
}

describe('a draw', () => {
  it.each([
    ['Lotto 6/42', 6, 1, 42, false],
    ['Lotto 6/49', 6, 1, 49, false],
    ['Mega 6/55', 6, 1, 55, false],
    ['3D Draw', 3, 0, 9, true],
    ['4D Draw', 4, 0, 9, true],
    ['2D Noon', 2, 0, 9, true],
    ['Swertres Evening', 3, 0, 9, true],
    ['Keno Hall', 20, 1, 80, false],
    ['Daily Twelve', 12, 1, 24, false],
    ['Fast Three 1 Min', 3, 1, 6, true],
    ['Five Star 5 Min', 5, 0, 9, true],
    ['Lucky Eleven', 5, 1, 11, false],
    ['PK Ten', 10, 1, 10, false],
    ['Mini Lotto', 5, 1, 31, false],
    ['Flash Sic Bo', 3, 1, 6, true],
    ['Turbo 4D', 4, 0, 9, true],
  ])('of %s is %d numbers from %d to %d', async (name, count, from, to, repeats) => {
    const all = [...(await lotteries('LOTT')), ...(await lotteries('ELOTT'))];
    const drawn = all.find(({ gameName }) => gameName === name)?.lastResult?.map(Number) ?? [];
    expect(drawn).toHaveLength(count);
    expect(drawn.every((each) => each >= from && each <= to)).toBe(true);
    if (!repeats) expect(new Set(drawn).size).toBe(count);
  });
});

const dice = { vendor: 'ELOTT', code: 'elott1', playType: 'trad' };
const line = (numbers: number[], stake: number, playId = 'any3') => ({ playId, numbers, stake });
let keys = 0;

/** Sends a slip under a key of its own, unless it names one. */
const place = (slip: object) =>
  platform.ask(lobbyCalls.placeOrder, {
    token,
    body: { ...dice, requestId: `slip-number-${(keys += 1)}`, ...slip },
  });

const placed = async (slip: object) => {
  const { value, code } = await place(slip);
  expect(code).toBeUndefined();
  return lobbyCalls.placeOrder.answer.parse(value);
};

const balance = async () => {
  const { value } = await platform.ask(walletCalls.balance, { token });
  return walletCalls.balance.answer.parse(value).sumBalance;
};

const detail = async (orderId: string) => {
  const { value } = await platform.ask(lobbyCalls.orderDetail, { token, query: { orderId } });
  return lobbyCalls.orderDetail.answer.parse(value);
};

const cents = (amount: number) => Math.round(amount * 100);

describe('a slip', () => {
  it('is one order of many lines under one key, whose stakes leave the wallet together, once', async () => {
    const before = await balance();
    const slip = { lines: [line([1, 2, 3], 10), line([4, 5, 6], 2.5)], amount: 12.5 };
    const first = await placed({ ...slip, requestId: 'the-same-slip' });
    expect(cents(first.sumBalance)).toBe(cents(before) - 1250);
    expect(await placed({ ...slip, requestId: 'the-same-slip' })).toEqual(first);
    expect(await balance()).toBe(first.sumBalance);
    const order = await detail(first.orderId);
    expect(order).toMatchObject({ betAmount: 12.5, status: 'open', drawTime: first.drawTime });
    expect(order.suborders.map(({ content, betAmount }) => [content, betAmount])).toEqual([
      ['1 2 3', 10],
      ['4 5 6', 2.5],
    ]);
    const other = await place({ ...slip, amount: 12.6, requestId: 'the-same-slip' });
    expect([other.status, other.code]).toEqual([409, 'intent.conflict']);
  });

  it.each([
    [
      'a total that is not its lines',
      { lines: [line([1, 2, 3], 10)], amount: 9 },
      'amount.outOfRange',
    ],
    [
      'a stake of half a cent',
      { lines: [line([1, 2, 3], 10.005)], amount: 10.005 },
      'amount.outOfRange',
    ],
    [
      'a stake above the most',
      { lines: [line([1, 2, 3], 5_001)], amount: 5_001 },
      'amount.outOfRange',
    ],
    ['a number that is on no die', { lines: [line([1, 2, 7], 10)], amount: 10 }, 'request.invalid'],
    ['a number twice', { lines: [line([1, 1, 2], 10)], amount: 10 }, 'request.invalid'],
    ['too few numbers', { lines: [line([1, 2], 10)], amount: 10 }, 'request.invalid'],
    [
      'a bet of the other play type',
      { lines: [line([], 10, 'big')], amount: 10 },
      'request.invalid',
    ],
    [
      'one wrong line among good ones',
      { lines: [line([1, 2, 3], 10), line([9], 1)], amount: 11 },
      'request.invalid',
    ],
    [
      'a lottery that there is not',
      { code: 'none', lines: [line([1, 2, 3], 1)], amount: 1 },
      'game.unknown',
    ],
  ])('with %s moves nothing', async (_, slip, code) => {
    const before = await balance();
    expect((await place(slip)).code).toBe(code);
    expect(await balance()).toBe(before);
  });

  it('of more than there is moves nothing, also not its first lines', async () => {
    const lines = Array.from({ length: 20 }, () => line([1, 2, 3], 5_000));
    const before = await balance();
    expect((await place({ lines, amount: 100_000 })).code).toBe('balance.insufficient');
    expect(await balance()).toBe(before);
  });

  it('chooses numbers in traditional play and outcomes in entertainment', async () => {
    const rule = (await lotteries('ELOTT')).find(({ code }) => code === 'elott1')?.rule;
    const of = (type: string) =>
      rule?.plays.filter(({ playType }) => playType === type).map(({ id }) => id);
    expect(of('trad')).toEqual(['any3', 'any2', 'any1']);
    expect(of('ent')).toEqual(['big', 'small', 'odd', 'even']);
    const slip = { playType: 'ent', lines: [line([], 10, 'big'), line([], 10, 'small')] };
    const { orderId } = await placed({ ...slip, amount: 20 });
    expect((await detail(orderId)).suborders.map(({ playName }) => playName)).toEqual([
      'Big',
      'Small',
    ]);
  });
});

describe('a line', () => {
  it('is not taken back once its numbers are out, whatever the clock says', async () => {
    const { db } = platform.gateway.services;
    const cancel = ({ orderId, suborderId }: { orderId: string; suborderId: string }) =>
      platform.ask(lobbyCalls.cancelOrder, {
        token,
        body: { orderId, suborderId, requestId: `take-back-${(keys += 1)}` },
      });
    const lines = [line([1, 2, 3], 1), line([4, 5, 6], 1)];
    const { orderId, numero } = await placed({ lines, amount: 2 });
    const [first, second] = (await detail(orderId)).suborders;
    expect((await cancel({ orderId, suborderId: String(first?.suborderId) })).success).toBe(true);
    const [order] = await db.select().from(lotteryOrders).where(eq(lotteryOrders.id, orderId));
    await db
      .insert(draws)
      .values({ nodeId: order?.nodeId ?? '', numero, digits: '1 2 3', drawnAt: new Date() });
    const shown = (await detail(orderId)).suborders.map(({ cancellable }) => cancellable);
    expect(shown).toEqual([false, false]);
    const late = await cancel({ orderId, suborderId: String(second?.suborderId) });
    expect(late.code).toBe('order.notCancellable');
    expect(Number((await placed({ lines, amount: 2 })).numero)).toBe(Number(numero) + 1);
    platform.advance(130_000);
    await settleLotteries(platform.gateway.services);
  });
});

describe('a settlement', () => {
  it('comes by the clock and not by looking, pays each line once, and agrees with the numbers', async () => {
    platform.advance(61_000);
    await settleLotteries(platform.gateway.services);
    const before = await balance();
    // Two of three dice are in one of the halves: exactly one line wins.
    const { orderId } = await placed({
      lines: [line([1, 2, 3], 10), line([4, 5, 6], 10)],
      amount: 20,
    });
    platform.advance(61_000);
    const looked = await detail(orderId);
    expect([looked.status, looked.result]).toEqual(['open', null]);
    await lotteries('ELOTT');
    expect((await detail(orderId)).result).toBeNull();
    await settleLotteries(platform.gateway.services);
    await settleLotteries(platform.gateway.services);
    const order = await detail(orderId);
    expect(order.suborders.map(({ status }) => status).sort()).toEqual(['lost', 'won']);
    const low = (order.result ?? []).filter((each) => Number(each) <= 3).length;
    const rule = (await lotteries('ELOTT')).find(({ code }) => code === 'elott1')?.rule;
    const pays = rule?.plays.find(({ id }) => id === 'any3')?.pays ?? [];
    const times = pays.find(({ hits }) => hits === Math.max(low, 3 - low))?.times ?? 0;
    expect(order.winAmount).toBe(Math.floor(1_000 * times) / 100);
    // Three numbers of one half pay more than both lines cost; two pay less.
    expect(order.status).toBe(10 * times > 20 ? 'won' : 'part');
    expect(order.suborders.reduce((sum, each) => sum + each.winAmount, 0)).toBe(order.winAmount);
    expect(cents(await balance())).toBe(cents(before) - 2_000 + cents(order.winAmount));
  });

  it('pays by the terms of the order when the lottery pays otherwise by then', async () => {
    const { db } = platform.gateway.services;
    // Of three dice some lie in one of the halves: with these terms both lines pay seven times their stake at any draw.
    const { orderId } = await placed({
      lines: [line([1, 2, 3], 7), line([4, 5, 6], 7)],
      amount: 14,
    });
    const [order] = await db.select().from(lotteryOrders).where(eq(lotteryOrders.id, orderId));
    const [first] = order?.lines ?? [];
    const pays = (await lotteries('ELOTT')).find(({ code }) => code === 'elott1')?.rule?.plays;
    expect(first?.terms).toEqual(pays?.find(({ id }) => id === 'any3'));
    const lines = order?.lines.map((each) => ({
      ...each,
      ...(each.terms && {
        terms: { ...each.terms, pays: [0, 1, 2, 3].map((hits) => ({ hits, times: 7 })) },
      }),
    }));
    await db
      .update(lotteryOrders)
      .set({ lines: lines ?? [] })
      .where(eq(lotteryOrders.id, orderId));
    platform.advance(61_000);
    await settleLotteries(platform.gateway.services);
    expect((await detail(orderId)).winAmount).toBe(98);
  });

  it('gives back the stake of a bet that its lottery no longer knows', async () => {
    const { db } = platform.gateway.services;
    const before = await balance();
    const { orderId } = await placed({ lines: [line([1, 2, 3], 7)], amount: 7 });
    const [order] = await db.select().from(lotteryOrders).where(eq(lotteryOrders.id, orderId));
    const lines = order?.lines.map((each) => ({
      ...each,
      ...{ terms: undefined, play: 'exact3', content: '123' },
    }));
    await db
      .update(lotteryOrders)
      .set({ lines: lines ?? [] })
      .where(eq(lotteryOrders.id, orderId));
    platform.advance(61_000);
    await settleLotteries(platform.gateway.services);
    expect((await detail(orderId)).status).toBe('cancelled');
    expect(await balance()).toBe(before);
  });

  it('draws each issue once, however many look for what is due', async () => {
    platform.advance(600_000);
    const { services } = platform.gateway;
    await Promise.all([settleLotteries(services), settleLotteries(services)]);
    const all = await services.db.select().from(draws);
    expect(new Set(all.map(({ nodeId, numero }) => `${nodeId} ${numero}`)).size).toBe(all.length);
  });
});
