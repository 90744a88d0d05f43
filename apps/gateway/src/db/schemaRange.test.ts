import { sql } from 'drizzle-orm';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { openDatabase } from './open';
import { explainSkipped, ownSchema } from './schemaRange';

const client = await PGlite.create({ dataDir: 'memory://', relaxedDurability: true });
const open = () => openDatabase({ dataDir: ':memory:', embedded: client });
afterAll(() => client.close());

/** Makes the database one that newer releases have changed. */
async function change(schema: number, oldest: number): Promise<void> {
  const { db } = await open();
  await db.execute(sql`delete from drizzle.__drizzle_migrations where hash like 'newer %'`);
  for (let each = ownSchema + 1; each <= schema; each += 1)
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${`newer ${String(each)}`}, ${3e12 + each})`,
    );
  await db.execute(sql`update schema_range set oldest = ${oldest}`);
}

beforeEach(() => change(ownSchema, 31));

it('a database to which newer releases have only added is served', async () => {
  await change(ownSchema + 2, ownSchema);
  await expect(open()).resolves.toBeDefined();
});

it('a database from which newer releases have removed something is refused, with a way out', async () => {
  await change(ownSchema + 2, ownSchema + 1);
  const [own, first, last] = [ownSchema, ownSchema + 1, ownSchema + 2].map(String);
  await expect(open()).rejects.toThrow(
    `The database has schema ${last}, from which releases before schema ${first} cannot be served; this release has schema ${own}. Start a release with schema ${first} or newer, or restore a backup of before that upgrade.`,
  );
  await client.exec('update schema_range set oldest = 31');
});

const contracts = ['-- Nobody reads it.\nUPDATE "schema_range" SET "oldest" = 33;'];

it.each([
  ['is refused where gateways of older releases may still read it', 31, contracts, true],
  ['goes on where the release between has been started', 33, contracts, false],
  ['goes on where nothing is removed', 31, ['ALTER TABLE "a" ADD COLUMN "b" text;'], false],
  ['goes on where the database is empty', undefined, contracts, false],
] as const)('an upgrade %s', (_, schema, waiting, isRefused) => {
  const told = explainSkipped(schema, waiting);
  expect(told !== undefined).toBe(isRefused);
});

it('an upgrade that skips a release names it, and what to do', () => {
  expect(explainSkipped(31, contracts)).toBe(
    'The database has schema 31, and this release removes what releases before schema 33 read. Start a release with schema 33 first, or stop all gateways of older releases and start this one with GATEWAY_ALLOW_SKIPPED_RELEASE=1.',
  );
});
