// @vitest-environment node
import { sql } from 'drizzle-orm';
import { securityCalls, walletCalls } from '@playhouse/wps';
import type { Call } from '@playhouse/wps';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPaymentPassword } from './seed/people';
import type { Answered, TestPlatform } from './testing/platform';
import { slowStart, startPlatform } from './testing/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
}, slowStart);
afterAll(() => platform.gateway.close());

/** One thing that a player does, under a key that may have been used before, with an answer that may be lost. */
interface Step {
  readonly what: 'withdraw' | 'transfer' | 'deposit' | 'drop';
  readonly amount: number;
  readonly key: number;
  /** So many copies of the request arrive at the same time. */
  readonly copies: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom('withdraw', 'transfer', 'deposit', 'drop'),
  amount: fc.constantFrom(100, 250, 700, 100.005),
  key: fc.integer({ min: 0, max: 5 }),
  copies: fc.integer({ min: 1, max: 3 }),
});

const start = 1000;
let runs = 0;

async function newPlayer(): Promise<{ readonly token: string; readonly card: string }> {
  runs += 1;
  const account = `any_${runs}`;
  const data = { merchant: 'alpha', account, payout: true, balance: start, upline: 'demo_agent' };
  const made = { method: 'POST', body: JSON.stringify(data) };
  await platform.gateway.app.request('/outbox/members', made);
  const token = await platform.login(account);
  const cards = securityCalls.bankCards.answer.parse(
    (await platform.ask(securityCalls.bankCards, { token })).value,
  );
  return { token, card: cards[0]?.id ?? '' };
}

const calls: Readonly<Record<Step['what'], Call>> = {
  withdraw: walletCalls.createWithdraw,
  transfer: walletCalls.transferToUpline,
  deposit: walletCalls.createDeposit,
  drop: walletCalls.dropIntent,
};

function bodyOf({ what, amount, key }: Step, card: string): object {
  const requestId = `intent-${runs}-${key}`;
  if (what === 'drop') return { key: requestId };
  if (what === 'deposit') return { methodId: 'qr', amount, requestId };
  const secret = { paymentPassword: demoPaymentPassword, requestId };
  return what === 'transfer' ? { amount, ...secret } : { amount, bankCardId: card, ...secret };
}

/** What each key did, by its answers: all that succeeded must be one and the same. */
class Ends {
  readonly #byKey = new Map<number, { readonly step: Step; readonly answer: unknown }>();

  note(done: Step, { success, value }: Answered): void {
    if (!success || done.what === 'drop') return;
    const before = this.#byKey.get(done.key);
    if (before !== undefined) {
      expect([done.what, done.amount]).toEqual([before.step.what, before.step.amount]);
      expect(value).toEqual(before.answer);
    }
    this.#byKey.set(done.key, { step: done, answer: value });
  }

  of(what: Step['what']): Step[] {
    return [...this.#byKey.values()].map((end) => end.step).filter((each) => each.what === what);
  }
}

const sumOf = (steps: readonly Step[]) => steps.reduce((sum, { amount }) => sum + amount, 0);

async function figuresOf(token: string) {
  const { value } = await platform.ask(walletCalls.balance, { token });
  const query = { startDate: '2026-11-20', endDate: '2026-11-22', pageNo: 1, pageSize: 50 };
  const report = await platform.ask(walletCalls.withdrawReport, { token, query });
  return {
    balance: walletCalls.balance.answer.parse(value).sumBalance,
    withdrawals: walletCalls.withdrawReport.answer.parse(report.value).items,
  };
}

async function demandBooks(): Promise<void> {
  const crooked: unknown = await platform.gateway.services.db.execute(sql`
    select transaction_id from ledger_entries group by transaction_id having sum(amount) <> 0
    union all
    select a.id from ledger_accounts a left join ledger_entries e on e.account_id = a.id
    where a.kind = 'member' group by a.id having a.balance <> coalesce(sum(e.amount), 0) or a.balance < 0`);
  // PostgreSQL's driver answers rows, PGlite an object that has them.
  const rows = Array.isArray(crooked) ? [...crooked] : (crooked as { rows: unknown[] }).rows;
  expect(rows).toEqual([]);
}

it('whatever is asked for, in parallel, again and under used keys: no intent moves twice, no limit is passed, every figure is its entries', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 }),
      async (rounds) => {
        const { token, card } = await newPlayer();
        const ends = new Ends();
        for (const together of rounds) {
          const copies = together.flatMap((each) =>
            Array.from({ length: each.copies }, () => each),
          );
          const send = async (each: Step) => {
            const answer = await platform.ask(calls[each.what], {
              token,
              body: bodyOf(each, card),
            });
            return { each, answer };
          };
          for (const { each, answer } of await Promise.all(copies.map(send)))
            ends.note(each, answer);
        }
        const moved = [...ends.of('withdraw'), ...ends.of('transfer')];
        const { balance, withdrawals } = await figuresOf(token);
        expect(balance).toBe(start - sumOf(moved));
        expect(balance).toBeGreaterThanOrEqual(0);
        expect(withdrawals.map(({ amount }) => amount).sort()).toEqual(
          ends
            .of('withdraw')
            .map(({ amount }) => amount)
            .sort(),
        );
        expect(withdrawals.length).toBeLessThanOrEqual(5);
        expect(moved.some(({ amount }) => amount === 100.005)).toBe(false);
        await demandBooks();
      },
    ),
    { numRuns: Number(process.env['ANY_ORDER_RUNS'] ?? 12) },
  );
}, 240_000);
