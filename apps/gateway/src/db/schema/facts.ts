import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './moment';

/**
 * By what settings the stored data is to be read: the scale of amounts, the time zone of days. Written when a scope is
 * first opened on this database, and compared at every start.
 */
export const keptFacts = pgTable(
  'kept_facts',
  {
    /** A merchant's code, or empty for the whole platform. */
    scope: text('scope').notNull(),
    name: text('name').notNull(),
    value: jsonb('value').$type<string | number>().notNull(),
    keptAt: moment('kept_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.name] })],
);

/**
 * Which releases this database can serve: one row, that each migration which removes something raises
 * (`apps/gateway/src/db/schemaRange.ts`).
 */
export const schemaRange = pgTable('schema_range', {
  /** Number of the last migration of the oldest release that may be served. */
  oldest: integer('oldest').primaryKey(),
});
