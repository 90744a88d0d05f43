import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createGateway } from '../app/createGateway';
import { verifyBooks } from '../ledger/verifyBooks';
import { makeJourneyMember } from '../seed/journeyMember';
import { testMerchants } from '../testing/merchants';
import { slowStart, testNow } from '../testing/platform';
import { createTestDatabase } from '../testing/postgres';
import { seededSnapshot } from '../testing/snapshot';
import type { Place } from './backup';
import { backup, restore } from './backup';
import type { Database } from './open';
import { openDatabase } from './open';

const server = process.env['GATEWAY_TEST_DATABASE_URL'];
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'playhouse-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function run(place: Place) {
  const gateway = await createGateway({
    ...place,
    snapshot: await seededSnapshot(testNow),
    merchants: testMerchants,
    now: () => testNow,
  });
  return { db: gateway.services.db, gateway };
}

/** The figures that two databases must agree on to the last digit. */
async function contentsOf(db: Database) {
  const [row] = await db
    .select({
      members: sql<string>`(select count(*) || ' ' || md5(string_agg(m::text, '|' order by m.id)) from members m)`,
      accounts: sql<string>`(select count(*) || ' ' || md5(string_agg(a::text, '|' order by a.id)) from ledger_accounts a)`,
      entries: sql<string>`(select count(*) || ' ' || sum(amount) from ledger_entries)`,
    })
    .from(sql`(select 1) as one`);
  return row;
}

/** Fills a database, saves it, changes it, and brings it back elsewhere. */
async function saveAndRestore(from: Place, to: Place, live: boolean) {
  const file = join(folder, 'saved');
  const first = await run(from);
  await makeJourneyMember(first.gateway.services, {
    merchant: 'alpha',
    account: 'kept',
    balance: 12.34,
  });
  const before = await contentsOf(first.db);
  if (live) {
    await backup(from, file);
    await makeJourneyMember(first.gateway.services, {
      merchant: 'alpha',
      account: 'later',
      balance: 1,
    });
  }
  await first.gateway.close();
  if (!live) await backup(from, file);
  await restore(to, file);
  const second = await openDatabase(to);
  const restored = { after: await contentsOf(second.db), broken: await verifyBooks(second.db) };
  await second.close();
  return { file, before, ...restored };
}

it(
  'an embedded database comes back whole in another folder, and its books hold',
  async () => {
    const [from, to] = [{ dataDir: join(folder, 'from') }, { dataDir: join(folder, 'to') }];
    const { file, before, after, broken } = await saveAndRestore(from, to, false);
    expect(before?.members).toMatch(/^\d{2,} /);
    expect(after).toEqual(before);
    expect(broken).toEqual([]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(restore(to, file)).rejects.toThrow('is not empty');
    await expect(restore({ dataDir: join(folder, 'new') }, `${file}x`)).rejects.toThrow('no file');
  },
  slowStart,
);

it('a backup that fails leaves the older one as it was, and nothing beside it', async () => {
  const file = join(folder, 'saved');
  writeFileSync(file, 'older');
  await expect(backup({ dataDir: join(folder, 'none') }, file)).rejects.toThrow('no database');
  await expect(
    backup({ dataDir: '', databaseUrl: 'postgres://u:secret@127.0.0.1:1/none' }, file),
  ).rejects.toThrow(/^pg_dump (failed|is not installed)/);
  expect(readdirSync(folder)).toEqual(['saved']);
});

it.runIf(server !== undefined)(
  'a backup saves a running PostgreSQL as of one moment and restores it elsewhere',
  async () => {
    const [one, other] = [
      await createTestDatabase(server ?? '', testNow),
      await createTestDatabase(server ?? '', undefined),
    ];
    const place = ({ url }: { readonly url: string }) => ({ databaseUrl: url, dataDir: '' });
    const restored = await saveAndRestore(place(one), place(other), true);
    expect(restored.after).toEqual(restored.before);
    expect(restored.broken).toEqual([]);
    await expect(restore(place(one), restored.file)).rejects.toThrow('is not empty');
    await Promise.all([one.drop(), other.drop()]);
  },
  slowStart,
);
