import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { silentLog } from '../base/log';
import { createScopes } from '../base/merchants';
import { openDatabase } from '../db/open';
import { seed } from '../seed/seed';
import { testMerchants } from './merchants';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A change of tables, seeds or the catalogue makes another seeded database. */
export function fingerprint(now: number): string {
  const hash = createHash('sha256').update(String(now));
  for (const folder of [
    'drizzle',
    'src/seed',
    'src/base',
    'src/catalogue',
    'src/content',
    'demo',
    'demo/texts',
    'demo/catalogue',
    'src/ledger',
    'src/model/jackpot',
    'src/catalogue/lotteryRules',
    'src/db/schema',
  ]) {
    for (const file of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (file.isFile()) hash.update(readFileSync(join(root, folder, file.name)));
    }
  }
  hash.update(readFileSync(join(root, 'src/testing/merchants.ts')));
  return hash.digest('hex').slice(0, 16);
}

const urlOf = (server: string, database: string) => {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
};

async function seededTemplate(server: string, now: number): Promise<string> {
  const name = `playhouse_seeded_${fingerprint(now)}`;
  const admin = postgres(server, { max: 1, onnotice: () => undefined });
  try {
    // Test files start together: one makes the template, the others wait for it.
    await admin`select pg_advisory_lock(7361)`;
    const [known] = await admin`select 1 from pg_database where datname = ${name}`;
    if (known !== undefined) return name;
    const making = `${name}_${process.pid}`;
    await admin.unsafe(`create database ${making}`);
    const database = await openDatabase({ dataDir: '', databaseUrl: urlOf(server, making) });
    await seed(database.db, createScopes(testMerchants).values(), {
      now,
      production: false,
      log: silentLog,
    });
    await database.close();
    await admin.unsafe(`alter database ${making} rename to ${name}`);
    return name;
  } finally {
    await admin.end();
  }
}

/** A database of its own on a real server, and what removes it. */
export interface TestDatabase {
  readonly url: string;
  /** Breaks all connections to it. */
  cut(): Promise<void>;
  drop(): Promise<void>;
}

/**
 * Makes a database on the server of `url`: a copy of the seeded one or of a named one, or an empty one.
 * @param from when the seeded people's histories end, or a database's name
 */
export async function createTestDatabase(
  server: string,
  from: number | string | undefined,
): Promise<TestDatabase> {
  const template =
    typeof from === 'number' ? await seededTemplate(server, from) : (from ?? 'template1');
  const name = `playhouse_test_${randomBytes(6).toString('hex')}`;
  const admin = postgres(server, { max: 1, onnotice: () => undefined });
  await admin`select pg_advisory_lock(7361)`;
  await admin.unsafe(`create database ${name} template ${template}`);
  await admin`select pg_advisory_unlock(7361)`;
  return {
    url: urlOf(server, name),
    cut: async () => {
      await admin`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`;
    },
    drop: async () => {
      await admin.unsafe(`drop database if exists ${name} with (force)`);
      await admin.end();
    },
  };
}
