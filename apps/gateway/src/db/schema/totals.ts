import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Where a merchant is, by whose time zone a moment falls on a day, and how many minor units make a whole unit of its
 * money. Kept in step with its configuration at every start.
 */
export const merchants = pgTable('merchants', {
  code: text('code').primaryKey(),
  timeZone: text('time_zone').notNull(),
  unit: bigint('unit', { mode: 'number' }).notNull().default(100),
});

const counter = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/**
 * Totals of one member on one day of the merchant, by category: a game's, or the kind of a movement that belongs to no
 * game. Kept by triggers in the very transaction that writes an entry or a round, and the same as the view
 * `counted_totals`, which counts the books anew. Amounts in minor units.
 */
export const dailyTotals = pgTable(
  'daily_totals',
  {
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    /** YYYY-MM-DD. */
    day: date('day', { mode: 'string' }).notNull(),
    category: text('category').notNull(),
    merchant: text('merchant').notNull(),
    /** Entries of the wallet, and their sum: all sums of a member are its balance. */
    entries: integer('entries').notNull().default(0),
    amount: counter('amount'),
    /** Stakes that left the wallet for games of the category that day, less those taken back; and wins that came in. */
    staked: counter('staked'),
    won: counter('won'),
    /** Rounds that were settled that day, with their stakes and wins: a lottery settles later than it takes the stake. */
    rounds: integer('rounds').notNull().default(0),
    bet: counter('bet'),
    win: counter('win'),
    /** The part of those stakes that programmes count. */
    risked: counter('risked'),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.day, table.category] }),
    index('daily_totals_merchant').on(table.merchant, table.day),
  ],
);

/**
 * Points of a member in a week of the merchant: one for each whole unit at risk, and those of missions. Kept as
 * `dailyTotals` are, and ordered as a leader board is. Amounts in minor units.
 */
export const weeklyPoints = pgTable(
  'weekly_points',
  {
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    /** The Monday that it begins with, YYYY-MM-DD. */
    week: date('week', { mode: 'string' }).notNull(),
    merchant: text('merchant').notNull(),
    unit: bigint('unit', { mode: 'number' }).notNull(),
    risked: counter('risked'),
    missions: integer('missions').notNull().default(0),
    points: bigint('points', { mode: 'number' }).generatedAlwaysAs(
      sql`"risked" / "unit" + "missions"`,
    ),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.week] }),
    index('weekly_points_board').on(
      table.merchant,
      table.week,
      table.points,
      table.risked,
      // Of equals the older member is before the younger: read backwards like the rest.
      sql`(-${table.memberId})`,
    ),
  ],
);
