import { getTableName, max, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../db/open';

/** Rows per statement: PostgreSQL takes 65,535 parameters, and the widest table has 25 columns. */
const chunk = 1_000;

/** Inserts many rows in few statements. */
export async function insertAll<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: readonly T['$inferInsert'][],
) {
  for (let at = 0; at < rows.length; at += chunk) {
    await tx.insert(table).values(rows.slice(at, at + chunk) as T['$inferInsert'][]);
  }
}

/** Hands out the next ids of a table, known before its rows are written. */
export async function countIds(
  tx: Transaction,
  table: PgTable,
  id: PgColumn,
): Promise<() => number> {
  const [highest] = await tx.select({ id: max(id) }).from(table);
  let last = Number(highest?.id ?? 0);
  return () => (last += 1);
}

/** Lets the database count on from the ids that were handed out. */
export async function syncIds(tx: Transaction, table: PgTable): Promise<void> {
  const name = getTableName(table);
  await tx.execute(
    sql`select setval(pg_get_serial_sequence(${name}, 'id'), coalesce((select max(id) from ${table}), 1))`,
  );
}
