import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { checkRounds } from '../audit/checkRounds';
import { rounds } from '../db/schema';
import { toMinor } from '../ledger/money';
import { verifyBooks } from '../ledger/verifyBooks';
import { findJackpot, getJackpotAmount } from '../model/jackpot/jackpot';
import { describedTerms } from '../model/jackpot/terms';
import { filePlatform } from '../testing/filePlatform';

const platform = filePlatform();

it('a pot was won in the demo history, by a round that holds against its proof and the books', async () => {
  const { db, now, scopes } = platform.gateway.services;
  const scope = scopes.get('alpha');
  if (scope === undefined) throw new Error('no such merchant');
  const isWin = isNotNull(sql`${rounds.detail} -> 'jackpot'`);
  const won = await db
    .select()
    .from(rounds)
    .where(and(eq(rounds.merchant, 'alpha'), isWin));
  expect(won).toHaveLength(1);
  const from = new Date(won[0]?.createdAt ?? 0);
  const span = { from, until: new Date(from.getTime() + 1) };
  const { counts, failed } = await checkRounds(db, scope, span);
  expect(failed).toEqual([]);
  expect(counts.round).toBe(1);
  expect(await verifyBooks(db)).toEqual([]);
  // The pot after it was opened, and fed since.
  const pot = await findJackpot(db, 'alpha');
  expect(pot).toMatchObject({ number: 2, openedAt: from });
  const amount = pot === undefined ? 0 : await getJackpotAmount(db, pot);
  expect(amount).toBeGreaterThan(toMinor(describedTerms.start, scope));
  expect(from.getTime()).toBeLessThan(now());
});
