import { securityCalls, walletCalls } from '@playhouse/wps';
import type { Call } from '@playhouse/wps';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPaymentPassword } from '../../seed/people';
import type { AskOptions, TestPlatform } from '../../testing/platform';
import { endlessSessions, slowStart, startPlatform } from '../../testing/platform';

let platform: TestPlatform;
let player: string;
let agent: string;
beforeAll(async () => {
  platform = await startPlatform(endlessSessions);
  [player, agent] = [await platform.login('demo_player'), await platform.login('demo_agent')];
}, slowStart);
afterAll(() => platform.gateway.close());

const ask = (call: Call, options: AskOptions = {}) =>
  platform.ask(call, { token: player, ...options });
const balance = async (token = player) =>
  walletCalls.balance.answer.parse((await platform.ask(walletCalls.balance, { token })).value)
    .sumBalance;

async function decide(orderId: string, decision: string): Promise<void> {
  await platform.gateway.app.request(`/pay/${orderId}`, {
    method: 'POST',
    body: new URLSearchParams({ decision }),
  });
}

describe('a withdrawal', () => {
  const withdraw = async (more: object) => {
    const cards = securityCalls.bankCards.answer.parse((await ask(securityCalls.bankCards)).value);
    const body = {
      amount: 200,
      bankCardId: cards[0]?.id ?? '',
      paymentPassword: demoPaymentPassword,
      requestId: 'withdraw-one',
      ...more,
    };
    return ask(walletCalls.createWithdraw, { body });
  };

  it('takes the amount once, with the payment password, to an own card [ROUTE-11]', async () => {
    const before = await balance();
    expect((await withdraw({ paymentPassword: '000000' })).code).toBe('payment.password.wrong');
    const other = (requestId: string, more: object) => withdraw({ requestId, ...more });
    expect((await other('withdraw-two', { amount: 9_000_000 })).code).toBe('balance.insufficient');
    expect((await other('withdraw-three', { bankCardId: '999999' })).code).toBe('notFound');
    expect((await withdraw({})).value).toMatchObject({ amount: 200, status: 'processing' });
    expect((await withdraw({})).success).toBe(true);
    expect(await balance()).toBe(before - 200);
  });

  it('goes to the superior as a transfer, once [MINE-07]', async () => {
    const [mine, theirs] = [await balance(), await balance(agent)];
    const body = { amount: 75.5, paymentPassword: demoPaymentPassword, requestId: 'transfer-one' };
    await ask(walletCalls.transferToUpline, { body });
    await ask(walletCalls.transferToUpline, { body });
    expect([await balance(), await balance(agent)]).toEqual([mine - 75.5, theirs + 75.5]);
  });

  it('goes to no superior where the merchant has none, nor of a top agent [MINE-07]', async () => {
    const body = { amount: 1, paymentPassword: demoPaymentPassword };
    const top = await platform.login('demo_topagent');
    expect((await ask(walletCalls.transferToUpline, { token: top, body })).code).toBe(
      'permission.denied',
    );
    const omega = await platform.login('demo_player', 'omega');
    const there = { token: omega, merchant: 'omega', body };
    expect((await ask(walletCalls.transferToUpline, there)).code).toBe('permission.denied');
  });
});

// After the withdrawals: what it brings is to be staked before another.
describe('a deposit', () => {
  const create = async (requestId: string, amount = 500) =>
    walletCalls.createDeposit.answer.parse(
      (await ask(walletCalls.createDeposit, { body: { methodId: 'gcash', amount, requestId } }))
        .value,
    );
  const detail = async (orderId: string) =>
    walletCalls.depositDetail.answer.parse(
      (await ask(walletCalls.depositDetail, { query: { orderId } })).value,
    );

  it('credits the wallet once when the payment page approves [ROUTE-11]', async () => {
    const before = await balance();
    const order = await create('deposit-one');
    expect((await create('deposit-one')).orderId).toBe(order.orderId);
    expect(await balance()).toBe(before);
    await decide(order.orderId, 'approve');
    await decide(order.orderId, 'approve');
    expect(await balance()).toBe(before + 500);
    expect((await detail(order.orderId)).status).toBe('success');
  });

  it('moves nothing when it is refused or has expired', async () => {
    const before = await balance();
    const [refused, late] = [await create('deposit-two'), await create('deposit-three')];
    await decide(refused.orderId, 'refuse');
    await decide(refused.orderId, 'approve');
    platform.advance(16 * 60_000);
    await decide(late.orderId, 'approve');
    expect([(await detail(refused.orderId)).status, (await detail(late.orderId)).status]).toEqual([
      'failed',
      'expired',
    ]);
    expect(await balance()).toBe(before);
  });

  it('is neither read nor confirmed by anybody but the member who ordered it', async () => {
    const { orderId } = await create('deposit-mine');
    const read = await ask(walletCalls.depositDetail, { token: agent, query: { orderId } });
    const confirmed = await ask(walletCalls.confirmDeposit, { token: agent, body: { orderId } });
    expect([read.code, confirmed.code]).toEqual(['notFound', 'notFound']);
    expect((await detail(orderId)).status).toBe('pending');
  });

  it('keeps to the bounds of its method and to actual accounts [CRED-02]', async () => {
    const body = { methodId: 'gcash', amount: 49.99, requestId: 'deposit-four' };
    expect((await ask(walletCalls.createDeposit, { body })).code).toBe('amount.outOfRange');
    const large = { ...body, amount: 50_000.01, requestId: 'deposit-five' };
    expect((await ask(walletCalls.createDeposit, { body: large })).code).toBe('amount.outOfRange');
    const trial = await platform.login('demo_trial');
    const asked = await ask(walletCalls.createDeposit, {
      token: trial,
      body: { ...body, amount: 100 },
    });
    expect(asked.code).toBe('account.actual.required');
  });
});
