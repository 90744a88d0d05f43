import { memberCalls, promotionCalls, securityCalls, walletCalls } from '@playhouse/wps';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoPaymentPassword } from '../../seed/people';
import { seatPlayer } from '../../testing/seat';

const seat = seatPlayer();
const { ask } = seat;
let bankCardId: string;
beforeAll(async () => {
  const cards = securityCalls.bankCards.answer.parse((await ask(securityCalls.bankCards)).value);
  bankCardId = cards[0]?.id ?? '';
});

const balance = async () =>
  walletCalls.balance.answer.parse((await ask(walletCalls.balance)).value).sumBalance;
const stateOf = async (key: string) =>
  walletCalls.intent.answer.parse((await ask(walletCalls.intent, { query: { key } })).value);
const withdraw = (requestId: string, amount: number, paymentPassword = demoPaymentPassword) =>
  ask(walletCalls.createWithdraw, { body: { amount, bankCardId, paymentPassword, requestId } });

describe('an intent', () => {
  it('is answered again before any rule, though nothing would be allowed any more', async () => {
    const before = await balance();
    const first = await withdraw('nearly-all-of-it', before - 500);
    expect(first.success).toBe(true);
    expect(await balance()).toBe(500);
    // The balance no longer covers it, and the payment password is not asked for again.
    const again = await withdraw('nearly-all-of-it', before - 500, 'forgotten');
    expect(again).toMatchObject({ success: true, value: first.value });
    expect(await balance()).toBe(500);
  });

  it('tells how it ended by its key, and nothing of a key that never came', async () => {
    await ask(walletCalls.createDeposit, {
      body: { methodId: 'qr', amount: 50, requestId: 'told-by-its-key' },
    });
    expect(await stateOf('told-by-its-key')).toMatchObject({
      state: 'committed',
      kind: 'deposit',
      answer: { amount: 50 },
    });
    expect(await stateOf('never-came')).toEqual({ state: 'unknown' });
    const other = await seat.platform.login('demo_agent');
    const theirs = await ask(walletCalls.intent, {
      token: other,
      query: { key: 'told-by-its-key' },
    });
    expect(theirs.value).toEqual({ state: 'unknown' });
  });

  it('stays refused: a request that was delayed moves nothing after its refusal was told', async () => {
    const refused = await withdraw('more-than-there-is', 9_000);
    expect(refused.code).toBe('balance.insufficient');
    expect(await stateOf('more-than-there-is')).toMatchObject({
      state: 'refused',
      code: 'balance.insufficient',
    });
    await ask(promotionCalls.applyActivity, { body: { id: 'checkin', requestId: 'a-gift-of-it' } });
    expect((await withdraw('more-than-there-is', 9_000)).code).toBe('balance.insufficient');
  });

  it('is not ended by a mistyped payment password', async () => {
    const before = await balance();
    const first = await ask(walletCalls.transferToUpline, {
      body: { amount: 1, paymentPassword: '000000', requestId: 'typed-it-twice' },
    });
    expect(first.code).toBe('payment.password.wrong');
    expect(await stateOf('typed-it-twice')).toEqual({ state: 'unknown' });
    const second = await ask(walletCalls.transferToUpline, {
      body: { amount: 1, paymentPassword: demoPaymentPassword, requestId: 'typed-it-twice' },
    });
    expect(second.success).toBe(true);
    expect(await balance()).toBe(before - 1);
  });

  it('is good for one body, of one kind', async () => {
    const deposit = (amount: number) =>
      ask(walletCalls.createDeposit, {
        body: { methodId: 'qr', amount, requestId: 'of-one-body-only' },
      });
    expect((await deposit(20)).success).toBe(true);
    expect(await deposit(21)).toMatchObject({ status: 409, code: 'intent.conflict' });
    expect(await withdraw('of-one-body-only', 20)).toMatchObject({ code: 'intent.conflict' });
  });

  it('is refused under a key of odd characters, and with more decimals than the currency has', async () => {
    const deposit = (requestId: string, amount: number) =>
      ask(walletCalls.createDeposit, { body: { methodId: 'qr', amount, requestId } });
    for (const key of ['with space', 'short', 'ünïcödé-key', `x${'y'.repeat(64)}`, 'nul\0-in-it'])
      expect((await deposit(key, 100)).code).toBe('request.invalid');
    expect((await deposit('three-decimals', 100.005)).code).toBe('amount.outOfRange');
    expect((await deposit('uncountable', 1e17)).code).toBe('amount.outOfRange');
  });
});

describe('an intent that is given up', () => {
  const drop = async (key: string) => (await ask(walletCalls.dropIntent, { body: { key } })).value;
  const transfer = (requestId: string) =>
    ask(walletCalls.transferToUpline, {
      body: { amount: 5, paymentPassword: demoPaymentPassword, requestId },
    });

  it('moves nothing when its request arrives after all', async () => {
    const before = await balance();
    expect(await drop('held-up-on-the-way')).toMatchObject({
      state: 'refused',
      code: 'intent.dropped',
    });
    expect(await transfer('held-up-on-the-way')).toMatchObject({ code: 'intent.dropped' });
    expect(await balance()).toEqual(before);
  });

  it('that has happened answers how it ended, and nothing changes', async () => {
    const done = await transfer('arrived-in-time');
    expect(done.success).toBe(true);
    const after = await balance();
    expect(await drop('arrived-in-time')).toMatchObject({ state: 'committed', answer: done.value });
    expect(await balance()).toEqual(after);
    expect(await transfer('arrived-in-time')).toMatchObject({ success: true, value: done.value });
  });

  it('tells the same end as its request that comes at the same time', async () => {
    const keys = Array.from({ length: 12 }, (_, at) => `at-the-same-time-${at}`);
    for (const key of keys) {
      const [moved, given] = await Promise.all([transfer(key), drop(key)]);
      expect(given).toMatchObject({ state: moved.success ? 'committed' : 'refused' });
    }
  });

  it('is nobody’s but the member’s who gave it up', async () => {
    const other = await seat.platform.login('demo_agent');
    await ask(walletCalls.dropIntent, { token: other, body: { key: 'mine-and-not-yours' } });
    expect((await transfer('mine-and-not-yours')).success).toBe(true);
  });
});

// Last, since the gift that it brings has to be staked before anything is transferred.
it('an intent is good for one kind where two kinds have the same body', async () => {
  const body = { requestId: 'of-one-kind-only' };
  const grabbed = await ask(promotionCalls.grabRedRain, { body });
  expect(grabbed.code).not.toBe('intent.conflict');
  expect(await ask(memberCalls.claimManualRebate, { body })).toMatchObject({
    status: 409,
    code: 'intent.conflict',
  });
});
