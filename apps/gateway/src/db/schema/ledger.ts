import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from './moment';

/**
 * Double entry: every movement is a transaction whose entries add up to zero. All amounts are in minor units.
 * Kinds: `member` (a wallet), and per merchant `house`, `deposits`, `withdrawals`, `bonus`, `commission`, and `jackpot n`,
 * its pot of that number.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    merchant: text('merchant').notNull(),
    kind: text('kind').notNull(),
    /** 0 for the merchant's own accounts: a null would escape the unique index. */
    memberId: bigint('member_id', { mode: 'number' }).notNull().default(0),
    /** Of a wallet; a merchant's own accounts stay at 0, or every round would wait for one row. */
    balance: bigint('balance', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    uniqueIndex('ledger_accounts_owner').on(table.merchant, table.kind, table.memberId),
    uniqueIndex('ledger_accounts_wallet')
      .on(table.memberId)
      .where(sql`${table.kind} = 'member'`),
    check('ledger_accounts_covered', sql`${table.kind} <> 'member' or ${table.balance} >= 0`),
  ],
);

export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    merchant: text('merchant').notNull(),
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    kind: text('kind').notNull(),
    /** Category of the game that it belongs to, else its kind: what the day's totals count it under. */
    category: text('category').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    /** Public number that a player quotes to support. */
    reference: text('reference').notNull(),
    note: text('note').notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('ledger_transactions_once').on(table.merchant, table.idempotencyKey),
    index('ledger_transactions_member').on(table.memberId, table.createdAt, table.id),
    index('ledger_transactions_kind').on(table.memberId, table.kind, table.createdAt),
  ],
);

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerTransactions.id),
    accountId: bigint('account_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerAccounts.id),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** Of a wallet. The merchant's own accounts carry no balance: theirs is the sum of their entries. */
    balanceAfter: bigint('balance_after', { mode: 'number' }),
  },
  (table) => [
    index('ledger_entries_transaction').on(table.transactionId),
    index('ledger_entries_account').on(table.accountId, table.id),
    check('ledger_entries_covered', sql`${table.balanceAfter} >= 0`),
  ],
);

/**
 * Stakes that a member owes beyond those of the deposits: they follow money that is transferred. Minor units, negative
 * where the money left.
 */
export const turnoverShifts = pgTable(
  'turnover_shifts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    transactionId: bigint('transaction_id', { mode: 'number' }).notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** Stakes that were owed before it; at or below 0 it opened a new sum to stake. */
    owedBefore: bigint('owed_before', { mode: 'number' }).notNull().default(0),
  },
  (table) => [index('turnover_shifts_member').on(table.memberId)],
);

/** Deposits and withdrawals: pending, done or refused. */
export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant').notNull(),
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    kind: text('kind').notNull(),
    method: text('method').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    fee: bigint('fee', { mode: 'number' }).notNull().default(0),
    status: text('status').notNull(),
    /** Amounts in it are in minor units: `ordered` where another amount came, `bonus` and `toStake` of what came with it. */
    detail: jsonb('detail').$type<Record<string, string>>().notNull().default({}),
    /** The account that a withdrawal goes to, sealed; it stays when the member removes that account. */
    payout: text('payout'),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
  },
  (table) => [
    index('orders_member').on(table.memberId, table.kind, table.createdAt),
    index('orders_waiting')
      .on(table.kind, table.createdAt)
      .where(sql`${table.status} in ('pending', 'processing')`),
    index('orders_moved').on(
      table.memberId,
      table.kind,
      sql`coalesce(${table.settledAt}, ${table.createdAt})`,
    ),
  ],
);

/** A payment provider's word on an order: money arrived, was paid out, or never will be. */
export interface ProviderEvent {
  readonly orderId: string;
  /** The provider's number of the payment: two numbers are two payments, also of one amount. */
  readonly paymentId?: string | undefined;
  readonly outcome: 'paid' | 'refused';
  /** Major units: what was paid, whatever was ordered. */
  readonly amount: number;
  readonly currency: string;
  readonly reason?: string | undefined;
}

/**
 * Words of payment providers as they came, each once: kept before anybody judges them. One that no rule can judge waits
 * for a person.
 */
export const providerWords = pgTable(
  'provider_words',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    provider: text('provider').notNull(),
    /** The provider's id of the message, else the SHA-256 of its body. */
    key: text('key').notNull(),
    body: text('body').notNull(),
    event: jsonb('event').$type<ProviderEvent>().notNull(),
    receivedAt: moment('received_at').notNull(),
    judgedAt: moment('judged_at'),
    /** settled, repeated, or why it waits for a person. */
    verdict: text('verdict').$type<Verdict>(),
    /** The payment by which the word ended an order, as direction and the provider's number: it ends one order only. */
    payment: text('payment'),
    /** The person's word on one that waited: what it was credited to, or why it was closed. */
    resolution: text('resolution'),
  },
  (table) => [
    uniqueIndex('provider_words_once').on(table.provider, table.key),
    uniqueIndex('provider_words_payment').on(table.provider, table.payment),
    index('provider_words_open')
      .on(table.receivedAt)
      .where(
        sql`${table.resolution} is null and (${table.verdict} is null or ${table.verdict} not in ('settled', 'repeated'))`,
      ),
  ],
);

/** How a word ended; of all but the first two a person decides. */
export type Verdict =
  'settled' | 'repeated' | 'unknown' | 'currency' | 'amount' | 'contradicts' | 'paidOther';

export type WordRow = typeof providerWords.$inferSelect;

/** Where a member's withdrawals go: bank cards and accounts of local ways. The table has the name of the first kind. */
export const payoutAccounts = pgTable(
  'bank_cards',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    /** The way by which it is paid: a bank's card, or an account of a local way. */
    method: text('method').notNull().default('bank'),
    bankCode: text('bank_code').notNull(),
    bankName: text('bank_name').notNull(),
    holder: text('holder').notNull(),
    /** Held in full: a payout needs it. Answers only ever show the last four digits. */
    number: text('number').notNull(),
    position: integer('position').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('bank_cards_once').on(table.memberId, table.method, table.number),
    index('bank_cards_number').on(table.number),
  ],
);

/** A deposit or a withdrawal. */
export type OrderRow = typeof orders.$inferSelect;
