import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { seed } from '../seed/seed';
import * as schema from '../db/schema';
import { silentLog } from '../base/log';
import { scopesOf } from '../base/merchants';
import { testMerchants } from './merchants';
import { fingerprint } from './postgres';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A database that is migrated and seeded, made once and kept in the system's temporary folder: loading one takes a second, making one six. */
export async function seededSnapshot(now: number): Promise<Blob> {
  const folder = join(tmpdir(), 'playhouse-gateway-tests');
  const file = join(folder, `${fingerprint(now)}.tar`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    const client = await PGlite.create('memory://');
    const db = drizzle(client, { schema });
    await migrate(db, { migrationsFolder: join(root, 'drizzle') });
    await seed(db, scopesOf(testMerchants).values(), {
      now,
      production: false,
      log: silentLog,
    });
    const dump = await client.dumpDataDir('none');
    await client.close();
    // Two test files may get here at once: a rename is seen whole or not at all.
    const own = `${file}.${process.pid}`;
    writeFileSync(own, new Uint8Array(await dump.arrayBuffer()));
    renameSync(own, file);
  }
  return new Blob([new Uint8Array(readFileSync(file))]);
}
