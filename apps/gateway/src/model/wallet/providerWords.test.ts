import { inboxCalls, walletCalls } from '@playhouse/wps';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createSignature } from '../../base/signature';
import { orders, providerWords } from '../../db/schema';
import { verifyBooks } from '../../ledger/verifyBooks';
import { seatPlayer } from '../../testing/seat';
import { testNow } from '../../testing/platform';
import { judgeKeptWords } from './providerWords';
import { signedProvider } from './signedProvider';

const secret = 'of-two-parties-alone';
const seat = seatPlayer({ providers: [signedProvider('acme', secret)] });
const { ask } = seat;

const balance = async () =>
  walletCalls.balance.answer.parse((await ask(walletCalls.balance)).value).sumBalance;

async function order(amount: number): Promise<string> {
  const { value } = await ask(walletCalls.createDeposit, { body: { methodId: 'maya', amount } });
  return walletCalls.depositDetail.answer.parse(value).orderId;
}

async function detail(orderId: string) {
  const { value } = await ask(walletCalls.depositDetail, { query: { orderId } });
  return walletCalls.depositDetail.answer.parse(value);
}

async function tell(word: object): Promise<string> {
  const body = JSON.stringify({ currency: 'PHP', outcome: 'paid', ...word });
  const answer = await seat.platform.request('/wps/provider/acme/callback', {
    method: 'POST',
    headers: { 'Playhouse-Signature': createSignature(secret, testNow, body) },
    body,
  });
  return `${answer.status} ${((await answer.json()) as { result?: string }).result ?? ''}`;
}

const readDesk = async () => (await seat.platform.request('/desk')).text();
const decide = async (id: number, word: Readonly<Record<string, string>>) =>
  (
    await seat.platform.request(`/desk/words/${id}`, {
      method: 'POST',
      body: new URLSearchParams(word),
    })
  ).status;

async function findWord(orderId: string) {
  const rows = await seat.platform.gateway.services.db.select().from(providerWords);
  const found = rows.find(({ event }) => event.orderId === orderId);
  if (found === undefined) throw new Error('the word was not kept');
  return found;
}

describe('a deposit', () => {
  it.each([
    ['less', 150],
    ['more', 250],
  ])('brings what came, and tells what was ordered, when %s was paid', async (_, came) => {
    const before = await balance();
    const orderId = await order(200);
    expect(await tell({ orderId, amount: came })).toBe('200 settled');
    const { amount, fee, ordered, status } = await detail(orderId);
    expect({ amount, ordered, status }).toEqual({ amount: came, ordered: 200, status: 'success' });
    expect(await balance()).toBeCloseTo(before + came - fee, 2);
  });

  it('that was refused brings what came when it is paid after all', async () => {
    const before = await balance();
    const orderId = await order(200);
    expect(await tell({ orderId, amount: 200, outcome: 'refused', reason: 'Late' })).toBe(
      '200 settled',
    );
    expect(await tell({ orderId, amount: 200 })).toBe('200 settled');
    const { status, fee } = await detail(orderId);
    expect(status).toBe('success');
    expect(await balance()).toBeCloseTo(before + 200 - fee, 2);
  });

  it('brings its money once when its word is repeated under one id and under another', async () => {
    const orderId = await order(300);
    const word = { orderId, amount: 300, messageId: 'first' };
    await Promise.all([tell(word), tell(word), tell(word)]);
    const after = await balance();
    expect(await tell(word)).toBe('200 settled');
    expect(await tell({ ...word, messageId: 'second' })).toBe('200 repeated');
    expect(await balance()).toBe(after);
  });
});

describe('a word that no rule can judge', () => {
  it.each([
    ['of an unknown order', 'unknown', { orderId: 'D0-0', amount: 77 }],
    ['in another currency', 'currency', { amount: 200, currency: 'USD' }],
    ['of an amount that the currency does not have', 'amount', { amount: 0.001 }],
  ])('%s lies on the desk as %s, and moves nothing', async (_, verdict, word) => {
    const before = await balance();
    const orderId = await order(200);
    expect(await tell({ orderId, ...word })).toBe(`200 ${verdict}`);
    const kept = await findWord('orderId' in word ? word.orderId : orderId);
    expect(kept).toMatchObject({ provider: 'acme', verdict, resolution: null });
    expect(await readDesk()).toContain(`/desk/words/${kept.id}"`);
    expect(await balance()).toBe(before);
  });

  it('of a second, other payment of a paid order waits for a person, who credits it once', async () => {
    const orderId = await order(200);
    await tell({ orderId, amount: 200, messageId: 'one' });
    expect(await tell({ orderId, amount: 90, messageId: 'two' })).toBe('200 contradicts');
    const rows = await seat.platform.gateway.services.db.select().from(providerWords);
    const id = rows.find(({ key }) => key === 'two')?.id ?? 0;
    const before = await balance();
    const credit = { decision: 'credit', order: orderId, amount: '90' };
    expect(await Promise.all([decide(id, credit), decide(id, credit)])).toEqual([303, 303]);
    expect(await balance()).toBeCloseTo(before + 90, 2);
    expect(await readDesk()).not.toContain(`/desk/words/${id}"`);
  });

  it('is credited to the order that a person names, and closed with a reason', async () => {
    await tell({ orderId: 'D9-9', amount: 60 });
    await tell({ orderId: 'D9-8', amount: 61 });
    const [named, strange] = [await findWord('D9-9'), await findWord('D9-8')];
    const orderId = await order(200);
    expect(await decide(named.id, { decision: 'credit', order: 'D0-1', amount: '60' })).toBe(400);
    expect(await decide(named.id, { decision: 'credit', order: orderId, amount: 'x' })).toBe(400);
    expect(await decide(named.id, { decision: 'credit', order: orderId, amount: '60' })).toBe(303);
    expect(await detail(orderId)).toMatchObject({ amount: 60, ordered: 200, status: 'success' });
    expect(await decide(strange.id, { decision: 'refuse', reason: ' ' })).toBe(400);
    expect(await decide(strange.id, { decision: 'refuse', reason: 'Sent back' })).toBe(303);
    expect((await findWord('D9-8')).resolution).toBe('refused: Sent back');
  });
});

it('a word that a rule has settled is not credited again by a person', async () => {
  const orderId = await order(200);
  await tell({ orderId, amount: 200 });
  const { id } = await findWord(orderId);
  const before = await balance();
  await decide(id, { decision: 'credit', order: orderId, amount: '200' });
  expect(await balance()).toBe(before);
});

it('a word is judged by the clock when whoever kept it went away before', async () => {
  const { services } = seat.platform.gateway;
  const orderId = await order(200);
  const before = await balance();
  const event = { orderId, amount: 200, currency: 'PHP', outcome: 'paid' as const };
  await services.db.insert(providerWords).values({
    ...{ provider: 'acme', key: 'left', body: '{}', event, receivedAt: new Date(testNow - 60_000) },
  });
  await seat.platform.everywhere(judgeKeptWords);
  expect((await detail(orderId)).status).toBe('success');
  expect(await balance()).toBeGreaterThan(before);
});

it('a payout that the bank returns is given back, and one paid after its refusal waits', async () => {
  const { db } = seat.platform.gateway.services;
  const [mine] = await db.select().from(orders).where(eq(orders.kind, 'deposit')).limit(1);
  if (mine === undefined) throw new Error('no order');
  const payout = { ...mine, kind: 'withdraw', status: 'success', amount: 12_000, fee: 0 };
  const who = await order(200);
  const [own] = await db.select().from(orders).where(eq(orders.id, who));
  await db.insert(orders).values({ ...payout, id: 'W1-back', memberId: own?.memberId ?? 0 });
  const before = await balance();
  const back = { orderId: 'W1-back', amount: 120, outcome: 'refused', reason: 'Account closed' };
  expect(await tell(back)).toBe('200 settled');
  expect(await balance()).toBeCloseTo(before + 120, 2);
  expect(await tell({ orderId: 'W1-back', amount: 120 })).toBe('200 contradicts');
});

it('the books are sound after all words, and the player reads what came', async () => {
  expect(await verifyBooks(seat.platform.gateway.services.db)).toEqual([]);
  const { value } = await ask(inboxCalls.inboxList, { query: { pageSize: 50 } });
  const titles = inboxCalls.inboxList.answer.parse(value).items.map(({ title }) => title);
  expect(titles).toContain('Deposit received');
});
