import type { PGlite } from '@electric-sql/pglite';
import { findBreaks, readShape } from './databaseShape';

/** One step of the database. */
export interface Migration {
  /** Its number, by which the release that makes it is called. */
  readonly number: number;
  readonly statements: string;
}

/** Whether the tables of the release with a schema have a column, `table.column`. */
export type Knows = (schema: number, column: string) => boolean;

async function readOldest(client: PGlite): Promise<number> {
  const { rows } = await client.query<{ oldest: number }>('select oldest from schema_range');
  return rows[0]?.oldest ?? 0;
}

/**
 * Runs a migration and holds it against the rule: it may only add, except where it raises `schema_range.oldest` to a
 * release before it, that does not read any more what is gone.
 * @returns what breaks the rule, in words
 */
export async function judgeMigration(
  client: PGlite,
  { number, statements }: Migration,
  knows: Knows,
): Promise<string[]> {
  const before = { shape: await readShape(client), oldest: await readOldest(client) };
  await client.exec(statements);
  const { columns, others } = findBreaks(before.shape, await readShape(client));
  const oldest = await readOldest(client);
  if (oldest >= number)
    return [`the release before cannot be served: schema_range.oldest is ${String(oldest)}`];
  if (oldest < before.oldest) return ['releases that were refused would be served again'];
  if (oldest === before.oldest) return [...columns.map(({ why }) => why), ...others];
  if (columns.length + others.length === 0)
    return ['older releases are refused, and nothing is gone'];
  return columns
    .filter(({ name }) => knows(oldest, name))
    .map(({ why }) => `${why}, and the release with schema ${String(oldest)} reads it`);
}
