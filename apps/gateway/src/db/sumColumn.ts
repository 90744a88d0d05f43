import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Sums come from the driver as text: they may exceed what JavaScript counts exactly. */
export const sumColumn = (column: SQL | AnyPgColumn) =>
  sql<string>`coalesce(sum(${column}), 0)`.mapWith(Number);
