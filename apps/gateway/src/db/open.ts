import type { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { lockFolder } from './lock';
import { demandSchema, migrationsFolder } from './schemaRange';
import type * as schema from './schema';
import { verifiedTls } from './verifiedTls';

/** The database behind either driver; queries use only what both share. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
/** The handle inside `database.transaction`: PGlite has one connection, so the outer handle would wait for ever. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type Queryable = Database | Transaction;

export interface OpenDatabase {
  readonly db: Database;
  close(): Promise<void>;
}

/** A query with its placeholders, and what stands for them. */
export type OnQuery = (query: string, parameters: readonly unknown[]) => void;

export interface DatabaseOptions {
  /** `postgres://…`; without it PGlite is used. */
  readonly databaseUrl?: string | undefined;
  /** Folder of PGlite, or `:memory:`. */
  readonly dataDir: string;
  /** Connections to PostgreSQL. @default 8 */
  readonly pool?: number | undefined;
  /** By which PostgreSQL lists these connections. */
  readonly name?: string | undefined;
  /** Removes what releases before the last one read: none of their gateways runs any more. @default false */
  readonly allowSkippedRelease?: boolean | undefined;
  /** Fills the tables, while no other gateway does the same. */
  readonly prepare?: (db: Database) => Promise<void>;
  /** Told of every query before it is sent: tests look at their plans. */
  readonly onQuery?: OnQuery | undefined;
  /** A dumped data folder to start from, in memory: tests share one. */
  readonly snapshot?: Blob | undefined;
  /** An embedded database that is open already and stays so: tests fill one again and again. */
  readonly embedded?: PGlite | undefined;
}

/** Connections to PostgreSQL where nothing else is said. */
export const defaultPool = 8;

/** Any number: all gateways of a database wait for each other under it while tables are made and filled. */
const startingLock = 7_361_029;

/** Where a database is, without the password. */
function toPlace(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** The database's own message: around it stands the query, with all that was to be written, on many lines. */
function rootOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? rootOf(error.cause) : error;
}

function unusable(url: string, cause: unknown): Error {
  const root = rootOf(cause);
  const errors = root instanceof AggregateError ? (root.errors as unknown[]) : [root];
  const told = errors.map((each) => (each instanceof Error ? each.message : String(each)));
  return new Error(`The database at ${toPlace(url)} cannot be used: ${told.join('; ')}`, { cause });
}

const loggerOf = (onQuery: OnQuery | undefined) =>
  onQuery === undefined ? {} : { logger: { logQuery: onQuery } };

async function openPostgres(
  url: string,
  { pool, name, allowSkippedRelease, prepare, onQuery }: DatabaseOptions,
): Promise<OpenDatabase> {
  const [{ default: postgres }, { drizzle }, { migrate }, tables] = await Promise.all([
    import('postgres'),
    import('drizzle-orm/postgres-js'),
    import('drizzle-orm/postgres-js/migrator'),
    import('./schema'),
  ]);
  // The driver would ask for the types of arrays, which no table has, and nobody hears when that question fails.
  const quiet = { onnotice: () => undefined, fetch_types: false, ...verifiedTls(url) };
  const connection = name === undefined ? {} : { application_name: name };
  const client = postgres(url, { max: pool ?? defaultPool, connection, ...quiet });
  const keeper = postgres(url, { max: 1, ...quiet });
  const db = drizzle(client, { schema: tables, ...loggerOf(onQuery) });
  try {
    await keeper`select pg_advisory_lock(${startingLock})`;
    await demandSchema(db, allowSkippedRelease !== true);
    await migrate(db, { migrationsFolder });
    await prepare?.(db);
  } catch (cause) {
    await client.end({ timeout: 1 });
    throw unusable(url, cause);
  } finally {
    // The lock ends with its connection, also when this process does.
    await keeper.end({ timeout: 1 });
  }
  return { db, close: () => client.end({ timeout: 5 }) };
}

async function openEmbedded({
  dataDir,
  snapshot,
  embedded,
  prepare,
  onQuery,
}: DatabaseOptions): Promise<OpenDatabase> {
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
  const opened =
    embedded ??
    PGlite.create({
      dataDir: inMemory ? 'memory://' : dataDir,
      relaxedDurability: true,
      ...(snapshot === undefined ? {} : { loadDataDir: snapshot }),
    });
  const client = await Promise.resolve(opened).catch(async (cause: unknown) => {
    await unlock();
    throw new Error(
      `The database in ${dataDir} cannot be opened. Move the folder away and start again: a new one is made and seeded.`,
      { cause },
    );
  });
  const close = async () => {
    if (embedded === undefined) await client.close();
    await unlock();
  };
  const db = drizzle(client, { schema: tables, ...loggerOf(onQuery) });
  try {
    // Its folder is locked: nobody else is at it.
    await demandSchema(db, false);
    await migrate(db, { migrationsFolder });
    await prepare?.(db);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, close };
}

/** Opens the database and brings its tables up to date. */
export function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  return options.databaseUrl === undefined
    ? openEmbedded(options)
    : openPostgres(options.databaseUrl, options);
}
