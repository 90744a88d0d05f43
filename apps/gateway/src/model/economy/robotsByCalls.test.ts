import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { readMerchants } from '../../base/merchants';
import { verifyBooks } from '../../ledger/verifyBooks';
import { filePlatform } from '../../testing/filePlatform';
import { endlessSessions } from '../../testing/platform';
import { runCrews } from '../../testing/robots/runCrews';

const merchants = readMerchants(join(import.meta.dirname, '../../../../../merchants'));
/** Twenty seconds of two free cores; a machine with other work takes many times that. */
const patience = 900_000;
const platform = filePlatform({ merchants, ...endlessSessions });

it(
  'no robot earns by public calls in two weeks at any sample merchant',
  async () => {
    const outcomes = await runCrews(platform, { merchants, weeks: 2 });
    expect(outcomes.filter(({ earnedBy }) => earnedBy !== undefined)).toEqual([]);
    // All have been given something, and have played for it.
    expect(outcomes.filter(({ given }) => given < 8_800)).toEqual([]);
    const { db } = platform.gateway.services;
    const [own] = await db.select({ size: sql`count(*)`.mapWith(Number) }).from(
      sql`referrals r join members m on m.id = r.referrer_id
          where m.account like 'registrar%' and r.status = 'paid'`,
    );
    expect(own?.size).toBe(0);
    expect(await verifyBooks(db)).toEqual([]);
  },
  patience,
);
