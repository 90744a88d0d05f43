import { bigint, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * The pot in force of each merchant that has one; its money is the ledger account `jackpot <number>`. A round that feeds
 * it shares the row, a round that wins it has the row alone: so each stake belongs to one pot, and each pot is paid once.
 */
export const jackpots = pgTable('jackpots', {
  merchant: text('merchant').primaryKey(),
  /** From 1. */
  number: integer('number').notNull(),
  openedAt: timestamp('opened_at', { withTimezone: true, mode: 'date' }).notNull(),
});

const amount = () => bigint('amount', { mode: 'number' }).notNull().default(0);
const account = () => bigint('account_id', { mode: 'number' }).notNull();

/**
 * The content of a pot: the sum of its parts, in minor units. Each connection adds to a part of its own, so that rounds of
 * many players don't wait for one row. Kept by a trigger in the transaction that writes an entry.
 */
export const jackpotParts = pgTable(
  'jackpot_parts',
  { accountId: account(), part: integer('part').notNull(), amount: amount() },
  (table) => [primaryKey({ columns: [table.accountId, table.part] })],
);

/** The same by day of the merchant and kind of the movement: `jackpot` its start, `bet` what stakes fed, `win` what was paid. */
export const jackpotDays = pgTable(
  'jackpot_days',
  {
    accountId: account(),
    /** YYYY-MM-DD. */
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind').notNull(),
    part: integer('part').notNull(),
    amount: amount(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day, table.kind, table.part] })],
);
