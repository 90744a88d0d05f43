import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  dailyTotals,
  jackpotDays,
  jackpotParts,
  ledgerAccounts,
  members,
  merchants,
  rounds,
  weeklyPoints,
} from '../db/schema';
import type { Database } from '../db/open';
import { sumColumn } from '../db/sumColumn';
import { makeJourneyMember } from '../seed/journeyMember';
import { filePlatform } from '../testing/filePlatform';
import { slowStart, testNow } from '../testing/platform';
import { post } from './post';
import { keepMerchants } from './totals';
import { verifyBooks } from './verifyBooks';

const platform = filePlatform();
let db: Database;
let memberId: number;
beforeAll(async () => {
  db = platform.gateway.services.db;
  const member = { merchant: 'alpha', account: 'totals_one', balance: 100 };
  await makeJourneyMember(platform.gateway.services, member);
  const [made] = await db.select().from(members).where(eq(members.account, 'totals_one'));
  memberId = made?.id ?? 0;
}, slowStart);

const stake = (key: string, at: Date, amount = 500) => ({
  merchant: 'alpha',
  memberId,
  kind: 'bet',
  category: 'RNG',
  key,
  at,
  lines: [
    { account: memberId, amount: -amount },
    { account: 'house' as const, amount },
  ],
});
const mine = (category: string) =>
  db
    .select()
    .from(dailyTotals)
    .where(and(eq(dailyTotals.memberId, memberId), eq(dailyTotals.category, category)))
    .orderBy(dailyTotals.day);

describe('the totals of the days', () => {
  it('are what the books say, as seeded', async () => {
    expect(await verifyBooks(db)).toEqual([]);
    const [kept] = await db.select({ size: sql`count(*)`.mapWith(Number) }).from(dailyTotals);
    expect(kept?.size).toBeGreaterThan(100);
  });

  it('are written with the posting, and undone with it', async () => {
    await db.transaction((tx) => post(tx, stake('totals 1', new Date(testNow))));
    const undone = db.transaction(async (tx) => {
      await post(tx, stake('totals 2', new Date(testNow)));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await mine('RNG')).toMatchObject([
      { merchant: 'alpha', day: '2026-11-21', entries: 1, amount: -500, staked: 500, won: 0 },
    ]);
    expect(await mine('deposit')).toMatchObject([{ entries: 1, amount: 10_000, staked: 0 }]);
  });

  it('tell a day by the clock of the merchant', async () => {
    // 23:59 and 00:01 in Manila.
    for (const at of ['2026-11-23T15:59:00Z', '2026-11-23T16:01:00Z'])
      await db.transaction((tx) => post(tx, stake(`totals ${at}`, new Date(at), 100)));
    const days = (await mine('RNG')).map(({ day, staked }) => [day, staked]);
    expect(days.slice(1)).toEqual([
      ['2026-11-23', 100],
      ['2026-11-24', 100],
    ]);
  });

  it('are counted anew for books that had none, and for a merchant that moved', async () => {
    for (const table of [dailyTotals, weeklyPoints, jackpotParts, jackpotDays, merchants])
      await db.delete(table);
    expect((await verifyBooks(db)).length).toBe(0);
    const scopes = [...platform.gateway.services.scopes.values()];
    await keepMerchants(db, scopes);
    expect(await verifyBooks(db)).toEqual([]);
    const before = await mine('RNG');
    const moved = scopes.map(({ code, config }) => ({
      code,
      config: { ...config, timeZone: 'America/Sao_Paulo' },
    }));
    await keepMerchants(db, moved);
    expect(await verifyBooks(db)).toEqual([]);
    expect((await mine('RNG')).map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-23']);
    await keepMerchants(db, scopes);
    expect(await mine('RNG')).toEqual(before);
  });

  it('and points are counted anew where the money of a merchant has another scale', async () => {
    const scopes = [...platform.gateway.services.scopes.values()];
    const points = async () => {
      const week = and(eq(weeklyPoints.merchant, 'alpha'), eq(weeklyPoints.week, '2026-11-16'));
      const [row] = await db
        .select({ sum: sumColumn(weeklyPoints.points) })
        .from(weeklyPoints)
        .where(week);
      return row?.sum ?? 0;
    };
    const before = await points();
    expect(before).toBeGreaterThan(0);
    const whole = scopes.map(({ code, config }) => ({
      code,
      config: { ...config, currency: { ...config.currency, scale: 0 } },
    }));
    await keepMerchants(db, whole);
    expect(await points()).toBeGreaterThan(90 * before);
    await keepMerchants(db, scopes);
    expect(await points()).toBe(before);
  });

  it('and whoever changes them, or the books, behind their back is found out', async () => {
    await db
      .update(dailyTotals)
      .set({ staked: 1 })
      .where(and(eq(dailyTotals.memberId, memberId), eq(dailyTotals.day, '2026-11-24')));
    await db
      .update(rounds)
      .set({ win: sql`${rounds.win} + 1` })
      .where(eq(rounds.id, 'S1-0'));
    await db.update(weeklyPoints).set({ missions: 7 }).where(eq(weeklyPoints.week, '2026-11-16'));
    await db.update(jackpotParts).set({ amount: 1 });
    await db.update(jackpotDays).set({ amount: 1 });
    await db
      .update(ledgerAccounts)
      .set({ balance: 1 })
      .where(and(eq(ledgerAccounts.kind, 'member'), eq(ledgerAccounts.memberId, memberId)));
    const broken = await verifyBooks(db);
    expect(broken.map(({ rule }) => rule)).toEqual([
      'every wallet is the sum of its entries',
      'the totals of the days are what the books say',
      'the points of the weeks are what the days say',
      'every pot is the sum of its entries',
      'the days of a pot are what the books say',
    ]);
    expect(broken[1]?.examples).toContain(`${memberId} 2026-11-24 RNG`);
  });
});
