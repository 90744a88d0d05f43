// @vitest-environment node
import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledgerAccounts, ledgerEntries } from './db/schema';
import { balanceOf } from './ledger/balance';
import { post } from './ledger/post';
import type { Database } from './db/open';
import type { TestPlatform } from './testing/platform';
import { slowStart, startPlatform } from './testing/platform';

let platform: TestPlatform;
let db: Database;
beforeAll(async () => {
  platform = await startPlatform();
  db = platform.gateway.services.db;
}, slowStart);
afterAll(() => platform.gateway.close());

const at = new Date('2026-11-21T00:00:00Z');

function move(memberId: number, amount: number, key: string) {
  return db.transaction((tx) =>
    post(tx, {
      merchant: 'alpha',
      memberId,
      kind: 'adjustment',
      key,
      at,
      lines: [
        { account: memberId, amount },
        { account: 'house', amount: -amount },
      ],
    }),
  );
}

/** Every transaction adds up to zero, every wallet is the sum of its entries, and no wallet is overdrawn. */
async function expectSoundBooks(): Promise<void> {
  const unbalanced = await db
    .select({ id: ledgerEntries.transactionId })
    .from(ledgerEntries)
    .groupBy(ledgerEntries.transactionId)
    .having(sql`sum(${ledgerEntries.amount}) <> 0`);
  expect(unbalanced).toEqual([]);
  const drifted = await db
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .leftJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
    .where(eq(ledgerAccounts.kind, 'member'))
    .groupBy(ledgerAccounts.id)
    .having(sql`${ledgerAccounts.balance} <> coalesce(sum(${ledgerEntries.amount}), 0)`);
  expect(drifted).toEqual([]);
  const overdrawn = and(eq(ledgerAccounts.kind, 'member'), sql`${ledgerAccounts.balance} < 0`);
  expect(await db.select().from(ledgerAccounts).where(overdrawn)).toEqual([]);
}

describe('the ledger', () => {
  it('is sound as seeded', expectSoundBooks);

  it('moves money once per key, however often it is asked to', async () => {
    expect(await move(900_001, 500, 'once')).toMatchObject({ replayed: false });
    expect(await move(900_001, 500, 'once')).toMatchObject({ replayed: true });
    expect(await balanceOf(db, 900_001)).toBe(500);
  });

  it('refuses what a wallet does not cover and leaves no trace of it', async () => {
    await expect(move(900_002, -1, 'uncovered')).rejects.toThrow('balance.insufficient');
    await move(900_002, 10, 'uncovered');
    expect(await balanceOf(db, 900_002)).toBe(10);
  });

  it('refuses a posting that is not balanced or not in minor units', async () => {
    const bad = (lines: Parameters<typeof post>[1]['lines']) =>
      db.transaction((tx) =>
        post(tx, { merchant: 'alpha', memberId: 1, kind: 'bet', key: 'bad', at, lines }),
      );
    await expect(bad([{ account: 'house', amount: 1 }])).rejects.toThrow('not balanced');
    await expect(
      bad([
        { account: 'house', amount: 0.5 },
        { account: 'bonus', amount: -0.5 },
      ]),
    ).rejects.toThrow('minor units');
  });

  it('stays sound under any sequence of movements', async () => {
    const movement = fc.record({
      member: fc.integer({ min: 910_001, max: 910_003 }),
      amount: fc.integer({ min: -5_000, max: 5_000 }),
      key: fc.integer({ min: 0, max: 40 }),
    });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(movement, { maxLength: 12 }), async (movements) => {
        run += 1;
        for (const { member, amount, key } of movements) {
          await move(member, amount, `sequence ${run} ${key}`).catch((error: unknown) => {
            expect(String(error)).toContain('balance.insufficient');
          });
        }
        await expectSoundBooks();
      }),
      { numRuns: 12 },
    );
  }, 120_000);
});
