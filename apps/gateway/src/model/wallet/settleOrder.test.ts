import { inboxCalls, securityCalls, walletCalls } from '@playhouse/wps';
import { describe, expect, it } from 'vitest';
import { createSignature } from '../../base/signature';
import { signedProvider } from './signedProvider';
import { demoPaymentPassword } from '../../seed/people';
import { seatPlayer } from '../../testing/seat';
import { testNow } from '../../testing/platform';

const secret = 'of-two-parties-alone';
const seat = seatPlayer({ providers: [signedProvider('acme', secret)] });
const { ask } = seat;

const balance = async () =>
  walletCalls.balance.answer.parse((await ask(walletCalls.balance)).value).sumBalance;

async function withdraw(amount: number): Promise<string> {
  const cards = securityCalls.bankCards.answer.parse((await ask(securityCalls.bankCards)).value);
  const answer = await ask(walletCalls.createWithdraw, {
    body: { amount, bankCardId: cards[0]?.id, paymentPassword: demoPaymentPassword },
  });
  return walletCalls.createWithdraw.answer.parse(answer.value).orderId;
}

async function statusOf(orderId: string): Promise<string | undefined> {
  const query = { startDate: '2026-11-20', endDate: '2026-11-22', pageNo: 1, pageSize: 50 };
  const { value } = await ask(walletCalls.withdrawReport, { query });
  const { items } = walletCalls.withdrawReport.answer.parse(value);
  return items.find((order) => order.orderId === orderId)?.status;
}

const desk = (id: string, word: Record<string, string>) =>
  seat.platform.gateway.app.request(`/desk/${id}`, {
    method: 'POST',
    body: new URLSearchParams(word),
  });

interface Told {
  readonly time?: number;
  readonly signature?: string;
}
const tell = async (event: object, told: Told = {}) => {
  const body = JSON.stringify({ currency: 'PHP', ...event });
  const signature = told.signature ?? createSignature(secret, told.time ?? testNow, body);
  const headers = { 'Playhouse-Signature': signature };
  const path = '/wps/provider/acme/callback';
  const answer = await seat.platform.gateway.app.request(path, { method: 'POST', headers, body });
  return `${answer.status} ${((await answer.json()) as { result?: string }).result ?? ''}`;
};

describe('a withdrawal', () => {
  it('is paid by a word from the desk, which lists it until then', async () => {
    const before = await balance();
    const id = await withdraw(150);
    expect(await statusOf(id)).toBe('processing');
    expect(await (await seat.platform.gateway.app.request('/desk')).text()).toContain(id);
    expect((await desk(id, { decision: 'approve' })).status).toBe(303);
    expect(await statusOf(id)).toBe('success');
    expect(await (await seat.platform.gateway.app.request('/desk')).text()).not.toContain(id);
    expect(await balance()).toBe(before - 150);
  });

  it('uses up a day until it is refused', async () => {
    const left = async () => {
      const { value } = await ask(walletCalls.withdrawConfig);
      const config = walletCalls.withdrawConfig.answer.parse(value);
      return [config.remainingCount, config.remainingToday] as const;
    };
    const [count, amount] = await left();
    const id = await withdraw(150);
    expect(await left()).toEqual([count - 1, amount - 150]);
    await desk(id, { decision: 'refuse', reason: 'Another name' });
    expect(await left()).toEqual([count, amount]);
  });

  it('that is refused is given back, once, and only with a reason', async () => {
    const before = await balance();
    const id = await withdraw(120);
    expect((await desk(id, { decision: 'refuse', reason: ' ' })).status).toBe(400);
    expect(await balance()).toBe(before - 120);
    const words = Array.from({ length: 8 }, () =>
      desk(id, { decision: 'refuse', reason: 'Account closed' }),
    );
    await Promise.all(words);
    await desk(id, { decision: 'approve' });
    expect(await statusOf(id)).toBe('failed');
    expect(await balance()).toBe(before);
  });

  it('is told to its member when it is paid, and when it is refused with the reason', async () => {
    const { value } = await ask(inboxCalls.inboxList, { query: { pageSize: 50 } });
    const letters = inboxCalls.inboxList.answer.parse(value).items.map(({ content }) => content);
    expect(letters.some((text) => text.includes('We paid <b>₱150.00</b>'))).toBe(true);
    const refused = '<b>₱120.00</b>. It is back in your balance. Reason: Account closed';
    expect(letters.filter((text) => text.includes(refused))).toHaveLength(1);
  });
});

describe('callbacks of a provider', () => {
  it('end an order once, however often and in which order they come', async () => {
    const before = await balance();
    const orderId = await withdraw(110);
    const refused = { orderId, outcome: 'refused', amount: 110, reason: 'No such account' };
    const paid = { orderId, outcome: 'paid', amount: 110 };
    expect(await tell(refused)).toBe('200 settled');
    expect([await tell(refused), await tell(paid)]).toEqual(['200 settled', '200 contradicts']);
    expect([await statusOf(orderId), await balance()]).toEqual(['failed', before]);
  });

  it('settle no payout unsigned, old, of another amount or currency', async () => {
    const orderId = await withdraw(100);
    const paid = { orderId, outcome: 'paid', amount: 100 };
    const forged = `t=${testNow / 1000},v1=${'f'.repeat(64)}`;
    expect(await tell(paid, { signature: forged })).toBe('401 refused');
    expect(await tell(paid, { signature: 'f'.repeat(64) })).toBe('401 refused');
    expect(await tell(paid, { time: testNow - 6 * 60_000 })).toBe('401 refused');
    expect(await tell(paid, { time: testNow + 6 * 60_000 })).toBe('401 refused');
    expect(await tell({ ...paid, amount: 99 })).toBe('200 amount');
    expect(await tell({ ...paid, currency: 'BRL' })).toBe('200 currency');
    expect(await statusOf(orderId)).toBe('processing');
    const elsewhere = { method: 'POST', body: '{}' };
    const other = await seat.platform.gateway.app.request(
      '/wps/provider/nobody/callback',
      elsewhere,
    );
    expect(other.status).toBe(404);
  });

  // Last: what it brings is to be staked before anything can be withdrawn.
  it('credit a deposit once, also when two come at the same time', async () => {
    const before = await balance();
    const made = await ask(walletCalls.createDeposit, { body: { methodId: 'qr', amount: 90 } });
    const { orderId } = walletCalls.depositDetail.answer.parse(made.value);
    const paid = { orderId, outcome: 'paid', amount: 90 };
    await Promise.all([tell(paid), tell(paid), tell(paid)]);
    expect(await balance()).toBe(before + 90);
  });
});
