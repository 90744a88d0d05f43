import { existsSync, readdirSync } from 'node:fs';
import { chmod, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { lockFolder } from './lock';
import { runPostgresProgram } from './postgresPrograms';
import { verifiedTls } from './verifiedTls';

/** Which database is meant: `databaseUrl` of a PostgreSQL, else the embedded one of a folder. */
export interface Place {
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
}

const pglite = () => import('@electric-sql/pglite');

async function dumpEmbedded(dataDir: string, file: string): Promise<void> {
  if (!existsSync(dataDir)) throw new Error(`There is no database in ${dataDir}`);
  const unlock = await lockFolder(dataDir);
  try {
    const { PGlite } = await pglite();
    const client = await PGlite.create({ dataDir });
    const dump = await client.dumpDataDir('gzip').finally(() => client.close());
    await writeFile(file, new Uint8Array(await dump.arrayBuffer()), { mode: 0o600 });
  } finally {
    await unlock();
  }
}

async function loadEmbedded(dataDir: string, file: string): Promise<void> {
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new Error(`${dataDir} is not empty: a backup is restored into a new folder only`);
  const bytes = await readFile(file);
  const { PGlite } = await pglite();
  const client = await PGlite.create({ dataDir, loadDataDir: new Blob([new Uint8Array(bytes)]) });
  await client.close();
}

async function demandEmpty(databaseUrl: string): Promise<void> {
  const { default: postgres } = await import('postgres');
  const client = postgres(databaseUrl, {
    ...{ max: 1, onnotice: () => undefined },
    ...verifiedTls(databaseUrl),
  });
  try {
    const [{ tables } = { tables: 0 }] = await client<{ tables: number }[]>`
      select count(*)::int as tables from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`;
    if (tables > 0)
      throw new Error('The database is not empty: a backup is restored into a new one only');
  } finally {
    await client.end({ timeout: 1 });
  }
}

/**
 * Writes a whole database to a file that only its owner may read: it holds what members trusted the platform with. A
 * PostgreSQL is saved as of one moment while it goes on; an embedded one must not be in use.
 * @throws Error when it cannot be read whole; an older file then stays as it was
 */
export async function backup({ databaseUrl, dataDir }: Place, file: string): Promise<void> {
  const part = `${file}.part`;
  try {
    if (databaseUrl === undefined) await dumpEmbedded(dataDir, part);
    else
      await runPostgresProgram('pg_dump', databaseUrl, [
        '--format=custom',
        '--no-owner',
        '--no-privileges',
        `--file=${part}`,
      ]);
    await chmod(part, 0o600);
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
}

/** Brings a backup back, whole or not at all, into an empty database. @throws Error for one that is not empty */
export async function restore({ databaseUrl, dataDir }: Place, file: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}`);
  if (databaseUrl === undefined) return loadEmbedded(dataDir, file);
  await demandEmpty(databaseUrl);
  await runPostgresProgram('pg_restore', databaseUrl, [
    '--single-transaction',
    '--exit-on-error',
    '--no-owner',
    '--no-privileges',
    `--dbname=${new URL(databaseUrl).pathname.slice(1)}`,
    file,
  ]);
}
