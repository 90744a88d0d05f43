import { fileURLToPath } from 'node:url';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { lockFolder } from './lock';
import type * as schema from './schema';

/** The database behind either driver; queries use only what both share. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
/** What runs inside `database.transaction`: PGlite has one connection, so the outer handle would wait for ever. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type Queryable = Database | Transaction;

export interface OpenDatabase {
  readonly db: Database;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** `postgres://…`; without it PGlite is used. */
  readonly databaseUrl?: string | undefined;
  /** Folder of PGlite, or `:memory:`. */
  readonly dataDir: string;
  /** A dumped data folder to start from, in memory: tests share one. */
  readonly snapshot?: Blob | undefined;
}

const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));

async function openPostgres(url: string): Promise<OpenDatabase> {
  const [{ default: postgres }, { drizzle }, { migrate }, tables] = await Promise.all([
    import('postgres'),
    import('drizzle-orm/postgres-js'),
    import('drizzle-orm/postgres-js/migrator'),
    import('./schema'),
  ]);
  const client = postgres(url, { max: 8, onnotice: () => undefined });
  const db = drizzle(client, { schema: tables });
  await migrate(db, { migrationsFolder });
  return { db, close: () => client.end({ timeout: 5 }) };
}

async function openEmbedded({ dataDir, snapshot }: DatabaseOptions): Promise<OpenDatabase> {
  const [{ PGlite }, { drizzle }, { migrate }, { mkdir }, tables] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
    import('node:fs/promises'),
    import('./schema'),
  ]);
  const inMemory = dataDir === ':memory:';
  const unlock = inMemory ? async () => undefined : await lockFolder(dataDir);
  if (!inMemory) await mkdir(dataDir, { recursive: true });
  const client = await PGlite.create({
    dataDir: inMemory ? 'memory://' : dataDir,
    relaxedDurability: true,
    ...(snapshot === undefined ? {} : { loadDataDir: snapshot }),
  }).catch(async (cause: unknown) => {
    await unlock();
    throw new Error(
      `The database in ${dataDir} cannot be opened. Move the folder away and start again: a new one is made and seeded.`,
      { cause },
    );
  });
  const db = drizzle(client, { schema: tables });
  await migrate(db, { migrationsFolder });
  return {
    db,
    close: async () => {
      await client.close();
      await unlock();
    },
  };
}

/** Opens the database and brings its tables up to date. */
export function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  return options.databaseUrl === undefined
    ? openEmbedded(options)
    : openPostgres(options.databaseUrl);
}
