import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  doublePrecision,
  index,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { ContractTier } from './engagement';
import { moment } from './moment';

const amount = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/** By which contract an agent was paid, as it stood then. */
export interface SettledTerms {
  readonly contractId: string;
  readonly version: number;
  /** Left out where no tier was reached. */
  readonly tier?: ContractTier | undefined;
}

/** By which promotion a member was paid, and what decided the amount. */
export interface PromotionTerms {
  readonly promotion: string;
  /** How often what is paid is to be staked before it can be withdrawn. */
  readonly timesStaked: number;
  /** Place and points of a ranking. */
  readonly rank?: number;
  readonly points?: number;
}

/**
 * Percent of stakes given back to a member, by category, from a day of its merchant's on until the next row. Never more
 * than its superior has on that day. What is set counts from the next day on, so that each day has one rate.
 */
export const rateVersions = pgTable(
  'rate_versions',
  {
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    category: text('category').notNull(),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    rate: numeric('rate', { precision: 6, scale: 3, mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.category, table.fromDay] })],
);

/**
 * All that a merchant promises its members, from a day of its own on until the next row: amounts, rates, turnover, and
 * what its missions ask for. What changes counts from the next day on, so that each day has one set of terms.
 */
export const termVersions = pgTable(
  'term_versions',
  {
    merchant: text('merchant').notNull(),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    terms: jsonb('terms').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.fromDay] })],
);

/**
 * Stakes that were placed on an earlier day of the merchant's than that on which their game was settled: in the totals
 * they are of the later, their rebate is by the rates of the earlier. In the order in which they were settled.
 */
export const lateStakes = pgTable(
  'late_stakes',
  {
    serial: bigint('serial', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    merchant: text('merchant').notNull(),
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    category: text('category').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    placedDay: date('placed_day', { mode: 'string' }).notNull(),
    risked: bigint('risked', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('late_stakes_member').on(table.memberId, table.category, table.day),
    index('late_stakes_merchant').on(table.merchant, table.day),
  ],
);

/** Days of a merchant whose settlements are written down; they may still be on their way into the wallets. */
export const settledDays = pgTable(
  'settled_days',
  {
    merchant: text('merchant').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    settledAt: moment('settled_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.day] })],
);

/** A payment for a period that is over, once: to an agent by its terms, to a player by a promotion's. Minor units. */
export const settlements = pgTable(
  'settlements',
  {
    /** Kind or promotion, member, version of a contract, and the last day of what is settled. */
    id: text('id').primaryKey(),
    merchant: text('merchant').notNull(),
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    /** rebate, salary, hourly, dividend or promotion. */
    kind: text('kind').notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    turnover: amount('turnover'),
    netLoss: amount('net_loss'),
    amount: amount('amount'),
    /** Null for rebates: their lines name the rates. */
    terms: jsonb('terms').$type<SettledTerms | PromotionTerms>(),
    /** When it came into the wallet; what comes to nothing stays null with an amount of 0. */
    paidAt: moment('paid_at'),
  },
  (table) => [
    index('settlements_member').on(table.memberId, table.kind, table.day),
    index('settlements_unpaid')
      .on(table.merchant)
      .where(sql`${table.paidAt} is null and ${table.amount} > 0`),
  ],
);

/** A part of a rebate: the stakes of one downline in one category, by the rate of the days on which they were placed. */
export const settlementLines = pgTable(
  'settlement_lines',
  {
    settlementId: text('settlement_id')
      .notNull()
      .references(() => settlements.id),
    sourceId: bigint('source_id', { mode: 'number' }).notNull(),
    category: text('category').notNull(),
    turnover: amount('turnover'),
    /** Percent: the agent's rate less that of the next level towards the downline. */
    rate: doublePrecision('rate').notNull(),
    amount: amount('amount'),
  },
  (table) => [
    primaryKey({ columns: [table.settlementId, table.sourceId, table.category, table.rate] }),
  ],
);
