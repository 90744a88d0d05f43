import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { seed } from '../seed/seed';
import * as schema from '../db/schema';
import { scopesOf } from '../base/merchants';
import { testMerchants } from './merchants';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A change of tables, seeds or the catalogue makes another snapshot. */
function fingerprint(now: number): string {
  const hash = createHash('sha256').update(String(now));
  for (const folder of [
    'drizzle',
    'src/seed',
    'src/base',
    'src/catalogue',
    'src/model/games/engine',
    'src/testing',
    'src/db/schema',
  ]) {
    for (const file of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (file.isFile()) hash.update(readFileSync(join(root, folder, file.name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

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
      log: () => undefined,
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
