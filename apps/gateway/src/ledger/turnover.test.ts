import { lobbyCalls, securityCalls, walletCalls } from '@playhouse/wps';
import { expect, it } from 'vitest';
import { settleLotteries } from '../model/lottery/settleDraws';
import { demoPaymentPassword } from '../seed/people';
import { seatPlayer } from '../testing/seat';

const seat = seatPlayer();
const { ask } = seat;
let keys = 0;
const requestId = () => `turnover-${(keys += 1)}`;

/** The open turnover of a member. */
async function open(token: string) {
  const { value } = await ask(walletCalls.withdrawConfig, { token });
  return walletCalls.withdrawConfig.answer.parse(value).turnoverOpen;
}

/** A member of its own, without a history of stakes. */
async function newMember(account: string, more: object = {}): Promise<string> {
  const data = { merchant: 'alpha', account, payout: true, balance: 5000, ...more };
  const made = await seat.platform.gateway.app.request('/outbox/members', {
    method: 'POST',
    body: JSON.stringify(data),
  });
  expect(made.status).toBe(201);
  return seat.platform.login(account);
}

async function deposit(token: string, amount: number): Promise<void> {
  const body = { methodId: 'qr', amount, requestId: requestId() };
  const made = await ask(walletCalls.createDeposit, { token, body });
  const { orderId } = walletCalls.depositDetail.answer.parse(made.value);
  const form = { method: 'POST', body: new URLSearchParams({ decision: 'approve' }) };
  await seat.platform.gateway.app.request(`/pay/${orderId}`, form);
}

async function transfer(token: string, amount: number): Promise<void> {
  const body = { amount, paymentPassword: demoPaymentPassword, requestId: requestId() };
  expect((await ask(walletCalls.transferToUpline, { token, body })).success).toBe(true);
}

/** Stakes on a lottery's next draw; answers how to take it back. */
async function stake(token: string, amount: number): Promise<() => Promise<void>> {
  const line = { playId: 'any3', numbers: [1, 2, 3], stake: amount };
  const slip = { vendor: 'ELOTT', code: 'elott1', playType: 'trad', lines: [line], amount };
  const placed = await ask(lobbyCalls.placeOrder, {
    token,
    body: { ...slip, requestId: requestId() },
  });
  const { orderId } = lobbyCalls.placeOrder.answer.parse(placed.value);
  return async () => {
    const body = { orderId, suborderId: `${orderId}-1`, requestId: requestId() };
    expect((await ask(lobbyCalls.cancelOrder, { token, body })).success).toBe(true);
  };
}

/** Stakes, and waits for the draw: what can still be taken back counts for nothing. */
async function play(token: string, amount: number): Promise<void> {
  await stake(token, amount);
  seat.platform.advance(600_000);
  await settleLotteries(seat.platform.gateway.services);
}

it('goes with money that is transferred, so that no detour takes a deposit out unplayed', async () => {
  const agent = await newMember('fresh_agent', { type: 1 });
  const player = await newMember('fresh_player', { upline: 'fresh_agent', balance: 0 });
  await deposit(player, 600);
  expect([await open(player), await open(agent)]).toEqual([600, 0]);
  await transfer(player, 400);
  expect([await open(player), await open(agent)]).toEqual([200, 400]);
});

it('of a deposit counts from its payment on: earlier stakes count for nothing', async () => {
  const player = await newMember('staked_before');
  await play(player, 200);
  await deposit(player, 300);
  expect(await open(player)).toBe(300);
  await play(player, 100);
  await deposit(player, 150);
  expect(await open(player)).toBe(350);
  await play(player, 400);
  await deposit(player, 100);
  expect(await open(player)).toBe(100);
});

it('of transferred money counts from the moment at which it arrives', async () => {
  const agent = await newMember('agent_before', { type: 1 });
  const player = await newMember('player_before', { upline: 'agent_before', balance: 0 });
  await play(agent, 200);
  await deposit(player, 150);
  await transfer(player, 150);
  expect([await open(player), await open(agent)]).toEqual([0, 150]);
});

it('tells what asked for it and how much of it is staked', async () => {
  const player = await newMember('counts_along');
  const told = async () => {
    const { value } = await ask(walletCalls.withdrawConfig, { token: player });
    const { turnoverOpen, turnoverRequired, turnoverCauses } =
      walletCalls.withdrawConfig.answer.parse(value);
    const causes = turnoverCauses.map(({ type, amount }) => [type, amount]);
    return { open: turnoverOpen, required: turnoverRequired, causes };
  };
  expect(await told()).toEqual({ open: 0, required: 0, causes: [] });
  await play(player, 200);
  await deposit(player, 300);
  expect(await told()).toEqual({ open: 300, required: 300, causes: [['deposit', 300]] });
  await play(player, 100);
  await deposit(player, 150);
  const both = [
    ['deposit', 300],
    ['deposit', 150],
  ];
  expect(await told()).toEqual({ open: 350, required: 450, causes: both });
  await play(player, 350);
  expect(await told()).toEqual({ open: 0, required: 0, causes: [] });
  await deposit(player, 100);
  expect(await told()).toEqual({ open: 100, required: 100, causes: [['deposit', 100]] });
});

it('is not done by a bet that is taken back', async () => {
  const player = await newMember('takes_back');
  await deposit(player, 300);
  const takeBack = await stake(player, 200);
  expect(await open(player)).toBe(300);
  await takeBack();
  expect(await open(player)).toBe(300);
});

it('refuses a withdrawal until it is done', async () => {
  const token = await newMember('withdraws_early');
  const cards = await ask(securityCalls.bankCards, { token });
  const bankCardId = securityCalls.bankCards.answer.parse(cards.value)[0]?.id ?? '';
  const withdraw = () => {
    const body = { amount: 200, bankCardId, paymentPassword: demoPaymentPassword };
    return ask(walletCalls.createWithdraw, { token, body: { ...body, requestId: requestId() } });
  };
  await deposit(token, 300);
  expect(await withdraw()).toMatchObject({ code: 'withdraw.turnover.open' });
  await play(token, 300);
  expect(await withdraw()).toMatchObject({ success: true });
});
