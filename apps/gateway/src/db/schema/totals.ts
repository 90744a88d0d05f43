import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Where a merchant is: by its time zone a moment falls on a day. Kept in step with its configuration at every start. */
export const merchants = pgTable('merchants', {
  code: text('code').primaryKey(),
  timeZone: text('time_zone').notNull(),
});

const counter = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/**
 * What one member did on one day of the merchant, by category: a game's, or the kind of a movement that belongs to no
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
    /** What left the wallet for games of the category that day, less what was taken back, and what came in from them. */
    staked: counter('staked'),
    won: counter('won'),
    /** Rounds that were settled that day, with their stakes and wins: a lottery settles later than it takes the stake. */
    rounds: integer('rounds').notNull().default(0),
    bet: counter('bet'),
    win: counter('win'),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.day, table.category] }),
    index('daily_totals_merchant').on(table.merchant, table.day),
  ],
);
