import { walletCalls } from '@playhouse/wps';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createSignature } from '../../base/signature';
import { ledgerEntries, orders, providerWords } from '../../db/schema';
import { verifyBooks } from '../../ledger/verifyBooks';
import { testNow } from '../../testing/platform';
import { seatPlayer } from '../../testing/seat';
import { signedProvider } from './signedProvider';

const secret = 'of-two-parties-alone';
const seat = seatPlayer({ providers: [signedProvider('acme', secret)] });
const { ask } = seat;
const db = () => seat.platform.gateway.services.db;

const balance = async () =>
  walletCalls.balance.answer.parse((await ask(walletCalls.balance)).value).sumBalance;

type Kind = 'deposit' | 'withdraw';
let serial = 0;

/** An order of 200 by a way without a fee. A payout's money has left the wallet when it was asked for. */
async function place(kind: Kind): Promise<string> {
  const { value } = await ask(walletCalls.createDeposit, {
    body: { methodId: 'gcash', amount: 200 },
  });
  const { orderId } = walletCalls.depositDetail.answer.parse(value);
  if (kind === 'deposit') return orderId;
  serial += 1;
  const id = `W7-${serial}`;
  const payout = { id, kind, status: 'processing' };
  await db().update(orders).set(payout).where(eq(orders.id, orderId));
  return id;
}

async function tell(orderId: string, word: object): Promise<string> {
  const body = JSON.stringify({ orderId, currency: 'PHP', outcome: 'paid', amount: 200, ...word });
  const answer = await seat.platform.request('/wps/provider/acme/callback', {
    method: 'POST',
    headers: { 'Playhouse-Signature': createSignature(secret, testNow, body) },
    body,
  });
  return ((await answer.json()) as { result: string }).result;
}

/** All states that an order can be in, and how it came there. */
const states = {
  open: () => Promise.resolve(),
  expired: async (id) => {
    const old = new Date(testNow - 3_600_000);
    await db().update(orders).set({ createdAt: old }).where(eq(orders.id, id));
  },
  paid: async (id) => {
    await tell(id, { paymentId: `${id}-1`, messageId: `${id}-paid` });
  },
  refused: async (id) => {
    await tell(id, { paymentId: `${id}-1`, messageId: `${id}-refused`, outcome: 'refused' });
  },
} satisfies Record<string, (id: string) => Promise<void>>;

const events = {
  paid: (id: string) => ({ paymentId: `${id}-1` }),
  'paid without a number': () => ({}),
  'paid again': (id: string) => ({ paymentId: `${id}-2` }),
  less: (id: string) => ({ paymentId: `${id}-1`, amount: 150 }),
  more: (id: string) => ({ paymentId: `${id}-1`, amount: 250 }),
  'a hundredfold above the most': (id: string) => ({ paymentId: `${id}-1`, amount: 5_000_000 }),
  'another currency': () => ({ currency: 'USD' }),
  nothing: () => ({ amount: 0 }),
  refused: (id: string) => ({ paymentId: `${id}-1`, outcome: 'refused' }),
  'refused another': (id: string) => ({ paymentId: `${id}-2`, outcome: 'refused' }),
  'refused, nothing came': (id: string) => ({
    paymentId: `${id}-1`,
    outcome: 'refused',
    amount: 0,
  }),
} satisfies Record<string, (id: string) => object>;

type Row = readonly [open: string, expired: string, paid: string, refused: string];

/** The verdict and the change of the balance that each event brings, by state. */
const deposits: Record<keyof typeof events, Row> = {
  paid: ['settled +200', 'settled +200', 'repeated 0', 'settled +200'],
  'paid without a number': ['settled +200', 'settled +200', 'repeated 0', 'settled +200'],
  'paid again': ['settled +200', 'settled +200', 'contradicts 0', 'settled +200'],
  less: ['settled +150', 'settled +150', 'contradicts 0', 'settled +150'],
  more: ['settled +250', 'settled +250', 'contradicts 0', 'settled +250'],
  'a hundredfold above the most': ['amount 0', 'amount 0', 'amount 0', 'amount 0'],
  'another currency': ['currency 0', 'currency 0', 'currency 0', 'currency 0'],
  nothing: ['amount 0', 'amount 0', 'amount 0', 'amount 0'],
  refused: ['settled 0', 'settled 0', 'contradicts 0', 'repeated 0'],
  'refused another': ['settled 0', 'settled 0', 'contradicts 0', 'repeated 0'],
  'refused, nothing came': ['settled 0', 'settled 0', 'contradicts 0', 'repeated 0'],
};

const payouts: Record<keyof typeof events, Row> = {
  paid: ['settled 0', 'settled 0', 'repeated 0', 'contradicts 0'],
  'paid without a number': ['settled 0', 'settled 0', 'repeated 0', 'contradicts 0'],
  'paid again': ['settled 0', 'settled 0', 'contradicts 0', 'contradicts 0'],
  less: ['amount 0', 'amount 0', 'amount 0', 'amount 0'],
  more: ['amount 0', 'amount 0', 'amount 0', 'amount 0'],
  'a hundredfold above the most': ['amount 0', 'amount 0', 'amount 0', 'amount 0'],
  'another currency': ['currency 0', 'currency 0', 'currency 0', 'currency 0'],
  nothing: ['amount 0', 'amount 0', 'amount 0', 'amount 0'],
  refused: ['settled +200', 'settled +200', 'settled +200', 'repeated 0'],
  'refused another': ['settled +200', 'settled +200', 'contradicts 0', 'repeated 0'],
  'refused, nothing came': ['amount 0', 'amount 0', 'amount 0', 'amount 0'],
};

const cells = Object.entries({ deposit: deposits, withdraw: payouts }).flatMap(([kind, rows]) =>
  Object.entries(rows).flatMap(([event, row]) =>
    row.map((outcome, at) => ({
      kind: kind as Kind,
      event: event as keyof typeof events,
      state: Object.keys(states)[at] as keyof typeof states,
      outcome,
    })),
  ),
);

it.each(cells)('a $kind that is $state and hears $event ends as: $outcome', async (cell) => {
  const id = await place(cell.kind);
  await states[cell.state](id);
  const before = await balance();
  const verdict = await tell(id, { ...events[cell.event](id), messageId: `${id} ${cell.event}` });
  const change = Math.round((await balance()) - before);
  expect(`${verdict} ${change > 0 ? '+' : ''}${change}`).toBe(cell.outcome);
});

/** All orders of a few things. */
function permute<T>(things: readonly T[]): T[][] {
  if (things.length < 2) return [[...things]];
  return things.flatMap((first, at) =>
    permute(things.filter((_, other) => other !== at)).map((rest) => [first, ...rest]),
  );
}

const told = ['paid', 'paid again', 'refused', 'less'] as const;

describe.each(['deposit', 'withdraw'] as const)('a %s', (kind) => {
  it.each(permute(told).map((order) => [order.join(', '), order] as const))(
    'moves its money once at most when it hears %s',
    async (_, order) => {
      const before = await balance();
      const id = await place(kind);
      const verdicts: string[] = [];
      for (const event of order)
        verdicts.push(await tell(id, { ...events[event](id), messageId: `${id} ${event}` }));
      const change = Math.round((await balance()) - before);
      const [left] = await db().select().from(orders).where(eq(orders.id, id));
      const isPaid = left?.status === 'success';
      if (kind === 'deposit') expect(change).toBe((left?.amount ?? 0) / 100);
      else expect(change).toBe(isPaid ? 0 : 200);
      // Two payments, a refusal and another amount never agree: a person hears of it.
      expect(verdicts).toContainEqual(expect.stringMatching(/^(contradicts|amount)$/u));
    },
  );

  it('moves its money once when all of it is told at once', async () => {
    const before = await balance();
    const id = await place(kind);
    const words = [...told, ...told].map((event, at) =>
      tell(id, { ...events[event](id), messageId: `${id} ${at}` }),
    );
    const verdicts = await Promise.all(words);
    const change = Math.round((await balance()) - before);
    expect(kind === 'deposit' ? [150, 200] : [0, 200]).toContain(change);
    expect(verdicts).toContainEqual(expect.stringMatching(/^(contradicts|amount)$/u));
  });
});

it('another payment under the id of a known message is kept and judged by itself', async () => {
  const [one, other] = [await place('deposit'), await place('deposit')];
  const messageId = `${one} reused`;
  const before = await balance();
  expect(await tell(one, { messageId })).toBe('settled');
  expect(await tell(one, { messageId, amount: 500 })).toBe('contradicts');
  expect(await tell(other, { messageId })).toBe('settled');
  expect(await tell(other, { messageId })).toBe('settled');
  expect(await balance()).toBeCloseTo(before + 400, 2);
});

describe.each(['deposit', 'withdraw'] as const)('a payment that ended a %s', (kind) => {
  const payment = (id: string) => ({ paymentId: `${kind} shared`, messageId: `${id} shared` });

  it('ends no other order, and a person hears of it', async () => {
    const [one, other] = [await place(kind), await place(kind)];
    const before = await balance();
    expect(await tell(one, payment(one))).toBe('settled');
    expect(await tell(other, payment(other))).toBe('paidOther');
    expect(await tell(other, { paymentId: `${other} own`, messageId: `${other} own` })).toBe(
      'settled',
    );
    expect(await balance()).toBeCloseTo(before + (kind === 'deposit' ? 400 : 0), 2);
  });

  it('ends one order when it is told of several at once', async () => {
    const ids = await Promise.all([1, 2, 3, 4].map(() => place(kind)));
    const shared = (id: string) => ({ paymentId: `${kind} at once`, messageId: `${id} at once` });
    const verdicts = await Promise.all(ids.map((id) => tell(id, shared(id))));
    expect(verdicts.sort()).toEqual(['paidOther', 'paidOther', 'paidOther', 'settled']);
  });
});

it('a deposit and a payout may have payments of one number', async () => {
  const [one, other] = [await place('deposit'), await place('withdraw')];
  expect(await tell(one, { paymentId: 'both ways', messageId: 'in' })).toBe('settled');
  expect(await tell(other, { paymentId: 'both ways', messageId: 'out' })).toBe('settled');
});

it('a person cannot credit a word that says that nothing was paid', async () => {
  const id = await place('deposit');
  await states.paid(id);
  const messageId = `${id} back`;
  expect(await tell(id, { outcome: 'refused', messageId })).toBe('contradicts');
  const rows = await db().select().from(providerWords).where(eq(providerWords.key, messageId));
  const before = await balance();
  const answer = await seat.platform.request(`/desk/words/${rows[0]?.id}`, {
    method: 'POST',
    body: new URLSearchParams({ decision: 'credit', order: id, amount: '200' }),
  });
  expect(answer.status).toBe(400);
  expect(await balance()).toBe(before);
});

it('the books are sound after all orders of events', async () => {
  expect(await verifyBooks(db())).toEqual([]);
  const entries = await db().select().from(ledgerEntries);
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
});
