import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { seed } from '../seed/seed';
import * as schema from '../db/schema';
import { silentLog } from '../base/log';
import { createScopes } from '../base/merchants';
import { testMerchants } from './merchants';
import { fingerprint } from './postgres';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Writes a database that is migrated and seeded into a file: it is seen there whole or not at all. */
async function makeSnapshot(file: string, now: number): Promise<void> {
  const client = await PGlite.create('memory://');
  const db = drizzle(client, { schema });
  await migrate(db, { migrationsFolder: join(root, 'drizzle') });
  await seed(db, createScopes(testMerchants).values(), {
    now,
    production: false,
    log: silentLog,
  });
  const dump = await client.dumpDataDir('none');
  await client.close();
  const own = `${file}.${process.pid}`;
  writeFileSync(own, new Uint8Array(await dump.arrayBuffer()));
  renameSync(own, file);
}

/** Longer than making one takes: whoever began it then is no more. */
const longestMs = 120_000;

/** Whether another process makes it at present. */
function isMade(making: string): boolean {
  const begun = statSync(making, { throwIfNoEntry: false })?.mtimeMs;
  return begun !== undefined && Date.now() - begun < longestMs;
}

/** A database that is migrated and seeded, made once and kept in the system's temporary folder: loading one takes a second, making one ten. */
export async function seededSnapshot(now: number): Promise<Blob> {
  const folder = join(tmpdir(), 'playhouse-gateway-tests');
  const file = join(folder, `${fingerprint(now)}.tar`);
  const making = `${file}.making`;
  // The processes of the tests get here together: one makes it, the others wait for it.
  while (!existsSync(file) && isMade(making)) await pause(50);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(making, '');
    await makeSnapshot(file, now).finally(() => rmSync(making, { force: true }));
  }
  return new Blob([new Uint8Array(readFileSync(file))]);
}
