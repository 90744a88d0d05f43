import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { getBalance } from './balance';
import { post } from './post';
import { verifyBooks } from './verifyBooks';
import type { Database } from '../db/open';
import { filePlatform } from '../testing/filePlatform';
import { slowStart } from '../testing/platform';

const platform = filePlatform();
let db: Database;
beforeAll(async () => {
  db = platform.gateway.services.db;
}, slowStart);

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

const expectSoundBooks = async () => expect(await verifyBooks(db)).toEqual([]);

describe('the ledger', () => {
  it('moves money once per key, however often it is asked to', async () => {
    expect(await move(900_001, 500, 'once')).toMatchObject({ replayed: false });
    expect(await move(900_001, 500, 'once')).toMatchObject({ replayed: true });
    expect(await getBalance(db, 900_001)).toBe(500);
  });

  it('refuses what a wallet does not cover and leaves no trace of it', async () => {
    await expect(move(900_002, -1, 'uncovered')).rejects.toThrow('balance.insufficient');
    await move(900_002, 10, 'uncovered');
    expect(await getBalance(db, 900_002)).toBe(10);
  });

  it('refuses a posting that is not balanced or not in minor units', async () => {
    const bad = (lines: Parameters<typeof post>[1]['lines']) =>
      db.transaction((tx) =>
        post(tx, { merchant: 'alpha', memberId: 1, kind: 'bet', key: 'bad', at, lines }),
      );
    for (const amount of [1, -1])
      await expect(bad([{ account: 'house', amount }])).rejects.toThrow('not balanced');
    await expect(
      bad([
        { account: 'house', amount: 0.5 },
        { account: 'bonus', amount: -0.5 },
      ]),
    ).rejects.toThrow('minor units');
  });

  it('refuses a record in which somebody else’s wallet moves', async () => {
    const lines = [
      { account: 900_001, amount: -1 },
      { account: 'house' as const, amount: 1 },
    ];
    const odd = { merchant: 'alpha', memberId: 1, kind: 'bet', key: 'odd', at, lines };
    await expect(db.transaction((tx) => post(tx, odd))).rejects.toThrow('somebody else');
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
      }),
      { numRuns: 12 },
    );
    await expectSoundBooks();
  });
});
