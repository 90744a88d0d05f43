import { memberCalls, promotionCalls, walletCalls } from '@playhouse/wps';
import type { CallAnswer, Call } from '@playhouse/wps';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { games, members, orders } from '../../db/schema';
import { settleOrder } from '../../model/wallet/settleOrder';
import { openRound } from '../../model/lobby/round';
import { makeJourneyMember } from '../../seed/journeyMember';
import { filePlatform } from '../../testing/filePlatform';
import type { AskOptions } from '../../testing/platform';
import { slowStart } from '../../testing/platform';

const platform = filePlatform();
let token: string;
let memberId: number;
beforeAll(async () => {
  const { services } = platform.gateway;
  await makeJourneyMember(services, { merchant: 'alpha', account: 'adds_up', balance: 0 });
  token = await platform.login('adds_up');
  const [member] = await services.db.select().from(members).where(eq(members.account, 'adds_up'));
  memberId = member?.id ?? 0;
}, slowStart);

async function ask<C extends Call>(call: C, options: AskOptions = {}): Promise<CallAnswer<C>> {
  const { value, code } = await platform.ask(call, { token, ...options });
  expect(code).toBeUndefined();
  return call.answer.parse(value) as CallAnswer<C>;
}

async function deposit(methodId: string, amount: number, key: string, approved: boolean) {
  const { services } = platform.gateway;
  const { orderId } = await ask(walletCalls.createDeposit, {
    body: { methodId, amount, requestId: key },
  });
  const [order] = await services.db.select().from(orders).where(eq(orders.id, orderId));
  const scope = services.scopes.get('alpha');
  if (order && scope) await settleOrder(services, { order, scope }, { paid: approved });
}

async function rounds(size: number) {
  const { services } = platform.gateway;
  const [member] = await services.db.select().from(members).where(eq(members.id, memberId));
  const [game] = await services.db.select().from(games).where(eq(games.category, 'RNG')).limit(1);
  const scope = services.scopes.get('alpha');
  if (!member || !game || !scope) throw new Error('no seat');
  for (let at = 0; at < size; at += 1) {
    platform.advance(7);
    await openRound(
      services,
      { member, game, scope, language: 'EN' },
      { roundId: `round-${at}`, bet: 2, action: { type: 'spin' }, clientSeed: 'ana' },
    );
  }
}

const period = { startDate: '2026-11-21', endDate: '2026-11-22' };
const cents = (amount: number) => Math.round(amount * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + cents(each), 0);

/** All pages, each asked for by the key that the one before gave. */
async function everything<Item>(
  load: (query: object) => Promise<{ items: Item[]; next?: string | undefined }>,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let after: string | undefined, asked = 0; asked < 50; asked += 1) {
    const page = await load({ ...period, pageSize: 7, ...(after === undefined ? {} : { after }) });
    items.push(...page.items);
    if (page.next === undefined) return items;
    after = page.next;
  }
  throw new Error('the list has no end');
}

describe('reports', () => {
  beforeAll(async () => {
    await deposit('card', 1_000, 'with-a-fee', true);
    await deposit('card', 333.33, 'with-an-odd-fee', true);
    await deposit('card', 500, 'refused-one', false);
    await ask(walletCalls.createDeposit, {
      body: { methodId: 'card', amount: 700, requestId: 'never-paid' },
    });
    await rounds(40);
  }, slowStart);

  it('count what arrived, and its fees apart; deposits, profit and loss and ledger agree', async () => {
    const report = await ask(walletCalls.depositReport, { query: period });
    // 1.5 % of 1,000 and of 333.33: of the second no whole number of cents.
    expect(report.items).toHaveLength(4);
    expect(cents(report.footer.amount) + cents(report.footer.fee)).toBe(133_333);
    expect(report.footer.fee).toBeGreaterThan(19);
    // A fee is taken of what arrives alone: those of the refused and of the open order are none.
    const arrived = report.items.filter(({ status }) => status === 'success');
    expect(cents(report.footer.fee)).toBe(sum(arrived.map(({ fee }) => fee)));
    expect(report.items.filter(({ fee }) => fee > 0)).toHaveLength(4);
    const { depositAmount } = await ask(memberCalls.profitAndLoss, { query: period });
    expect(depositAmount).toBe(report.footer.amount);
    const moved = await ask(walletCalls.transactions, { query: { ...period, type: 'deposit' } });
    const flow = { inAmount: depositAmount, outAmount: 0 };
    expect(moved.footer).toEqual({ ...flow, days: [{ day: '2026-11-21', ...flow }] });
    expect(report.footer.days).toEqual([
      { day: '2026-11-21', amount: report.footer.amount, fee: report.footer.fee },
    ]);
    expect(sum(moved.items.map(({ amount }) => amount))).toBe(cents(depositAmount));
  });

  it('show each movement once on pages by key, and their totals are its sums', async () => {
    const all = await everything((query) => ask(walletCalls.transactions, { query: { ...query } }));
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(40);
    const { footer } = await ask(walletCalls.transactions, { query: period });
    expect(sum(all.map(({ amount }) => amount))).toBe(
      cents(footer.inAmount) - cents(footer.outAmount),
    );
    const { sumBalance } = await ask(walletCalls.balance);
    expect(cents(footer.inAmount) - cents(footer.outAmount)).toBe(cents(sumBalance));
    const bets = await everything((query) => ask(memberCalls.betReport, { query: { ...query } }));
    const loss = await ask(memberCalls.profitAndLoss, { query: period });
    expect(bets).toHaveLength(40);
    expect(sum(bets.map(({ betAmount }) => betAmount))).toBe(cents(loss.betAmount));
    expect(sum(bets.map(({ winAmount }) => winAmount))).toBe(cents(loss.winAmount));
  });

  it('page on where they were, whatever comes in meanwhile', async () => {
    const first = await ask(memberCalls.betReport, { query: { ...period, pageSize: 5 } });
    await deposit('qr', 100, 'in-between', true);
    await rounds(45);
    const second = await ask(memberCalls.betReport, {
      query: { ...period, pageNo: 2, pageSize: 5, after: first.next ?? '' },
    });
    const known = new Set(first.items.map(({ orderId }) => orderId));
    expect(second.items.filter(({ orderId }) => known.has(orderId))).toEqual([]);
    const { code } = await platform.ask(memberCalls.betReport, {
      token,
      query: { ...period, after: 'somewhere' },
    });
    expect(code).toBe('request.invalid');
  });

  it('hold every order to the state that is asked for', async () => {
    const states = async () =>
      Object.fromEntries(
        await Promise.all(
          (['pending', 'success', 'failed', 'expired'] as const).map(
            async (status) =>
              [
                status,
                (await ask(walletCalls.depositReport, { query: { ...period, status } })).items
                  .length,
              ] as const,
          ),
        ),
      );
    expect(await states()).toEqual({ pending: 1, success: 3, failed: 1, expired: 0 });
    platform.advance(16 * 60_000);
    expect(await states()).toEqual({ pending: 0, success: 3, failed: 1, expired: 1 });
  });

  it('tell a movement’s cause in the reader’s words', async () => {
    await platform.ask(promotionCalls.applyActivity, { token, body: { id: 'checkin' } });
    const english = await ask(walletCalls.transactions, {
      query: { ...period, type: 'promotion' },
      language: 'EN',
    });
    const filipino = await ask(walletCalls.transactions, {
      query: { ...period, type: 'promotion' },
      language: 'TY',
    });
    expect(english.items.map(({ remark }) => remark)).toEqual(['Daily gift']);
    expect(filipino.items.map(({ remark }) => remark)).toEqual(['Regalo araw-araw']);
  });
});
