import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './open';

export const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));

const migrations = readMigrationFiles({ migrationsFolder }).map((each) => each.sql.join(';'));

/** The schema that this release makes and knows: the number of its last migration. */
export const ownSchema = migrations.length - 1;

/** Whether a table is there: of an empty database, or of one before a migration, it is not. */
async function hasTable(db: Database, name: string): Promise<boolean> {
  const [found] = await db
    .select({ known: sql<boolean>`to_regclass(${name}) is not null` })
    .from(sql`(values (1)) as one`);
  return found?.known === true;
}

/** Number of the last migration of a database; undefined where none has run. */
async function readSchema(db: Database): Promise<number | undefined> {
  if (!(await hasTable(db, 'drizzle.__drizzle_migrations'))) return undefined;
  const [found] = await db
    .select({ size: sql<number>`count(*)::int` })
    .from(sql`drizzle.__drizzle_migrations`);
  return found === undefined || found.size === 0 ? undefined : found.size - 1;
}

/** The oldest release that a database can serve, by the schema that it makes. */
async function readOldest(db: Database): Promise<number> {
  if (!(await hasTable(db, 'public.schema_range'))) return 0;
  const [found] = await db.select({ oldest: sql<number>`oldest` }).from(sql`schema_range`);
  return found?.oldest ?? 0;
}

const raises = /UPDATE\s+"schema_range"\s+SET\s+"oldest"\s*=\s*(\d+)/gi;

/**
 * Why migrations may not run while gateways of older releases may go on.
 * @param schema of the database; undefined for an empty one
 * @param waiting texts of the migrations that would run
 * @returns nothing where they may
 */
export function explainSkipped(
  schema: number | undefined,
  waiting: readonly string[],
): string | undefined {
  const raised = waiting.flatMap((text) => [...text.matchAll(raises)].map(([, to]) => Number(to)));
  const oldest = Math.max(0, ...raised);
  if (schema === undefined || schema >= oldest) return undefined;
  return `The database has schema ${schema}, and this release removes what releases before schema ${oldest} read. Start a release with schema ${oldest} first, or stop all gateways of older releases and start this one with GATEWAY_ALLOW_SKIPPED_RELEASE=1.`;
}

/**
 * Holds a database against this release, before its migrations run.
 * @param isShared whether gateways of older releases may be at it
 * @throws Error with the way out, where newer releases have removed what this one reads, or where it would remove what
 * older ones read
 */
export async function demandSchema(db: Database, isShared: boolean): Promise<void> {
  const schema = await readSchema(db);
  const oldest = await readOldest(db);
  if (oldest > ownSchema)
    throw new Error(
      `The database has schema ${schema ?? oldest}, from which releases before schema ${oldest} cannot be served; this release has schema ${ownSchema}. Start a release with schema ${oldest} or newer, or restore a backup of before that upgrade.`,
    );
  const skipped = explainSkipped(schema, migrations.slice((schema ?? -1) + 1));
  if (isShared && skipped !== undefined) throw new Error(skipped);
}
