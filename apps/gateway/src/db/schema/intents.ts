import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './moment';

/**
 * A movement that a member meant, by the key that the browser gave it, and how it ended. Written in the transaction of
 * the movement itself, so that an intent is known exactly when its money has moved or was refused.
 */
export const intents = pgTable(
  'intents',
  {
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    key: text('key').notNull(),
    /** The call: deposit, withdraw, transfer, round … */
    kind: text('kind').notNull(),
    /** SHA-256 of kind and body: the same key with another body is a conflict. */
    bodyHash: text('body_hash').notNull(),
    /** committed or refused. */
    state: text('state').notNull(),
    /** The answer, which is given again. */
    answer: jsonb('answer'),
    /** Why it was refused. */
    code: text('code'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.key] }),
    index('intents_age').on(table.createdAt),
  ],
);

/** How often something was tried in a window that began with the first try. Shared by all gateways. */
export const limits = pgTable(
  'limits',
  {
    key: text('key').primaryKey(),
    used: integer('used').notNull(),
    resetsAt: moment('resets_at').notNull(),
  },
  (table) => [index('limits_resets').on(table.resetsAt)],
);
