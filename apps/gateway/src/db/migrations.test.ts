import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { readShape } from '../testing/migrations/databaseShape';
import { judgeMigration } from '../testing/migrations/judgeMigration';
import type { Knows } from '../testing/migrations/judgeMigration';
import { migrationsFolder, ownSchema } from './schemaRange';

/** The last migration that nothing was asked of. */
const recorded = 32;

interface Snapshot {
  readonly tables: Readonly<
    Record<string, { readonly name: string; readonly columns: Readonly<Record<string, unknown>> }>
  >;
}

const padded = (number: number) => String(number).padStart(4, '0');
const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
const statementsAt = (number: number) =>
  readFileSync(join(migrationsFolder, files[number] ?? ''), 'utf8');

/** The columns of a release's tables, `table.column`. */
function columnsAt(schema: number): Set<string> {
  const file = join(migrationsFolder, `meta/${padded(schema)}_snapshot.json`);
  const { tables } = JSON.parse(readFileSync(file, 'utf8')) as Snapshot;
  return new Set(
    Object.values(tables).flatMap(({ name, columns }) =>
      Object.keys(columns).map((column) => `${name}.${column}`),
    ),
  );
}

const knows: Knows = (schema, column) => columnsAt(schema).has(column);

const client = await PGlite.create({ dataDir: 'memory://', relaxedDurability: true });
for (let number = 0; number <= recorded; number += 1) await client.exec(statementsAt(number));
afterAll(() => client.close());

it('each migration only adds, but for what a release before it has stopped reading', async () => {
  const problems: string[] = [];
  for (let number = recorded + 1; number <= ownSchema; number += 1) {
    const migration = { number, statements: statementsAt(number) };
    const found = await judgeMigration(client, migration, knows);
    problems.push(...found.map((each) => `${files[number] ?? ''}: ${each}`));
  }
  expect(problems).toEqual([]);
});

it('what a release does not write any more may be left out by it', async () => {
  const own = columnsAt(ownSchema);
  const { columns } = await readShape(client);
  const kept = new Set([...own].map((name) => name.split('.', 1)[0]));
  const demanded = [...columns].filter(
    ([name, { table, mayBeLeftOut }]) => kept.has(table) && !own.has(name) && !mayBeLeftOut,
  );
  expect(demanded.map(([name]) => name)).toEqual([]);
});

it('migrations run in the order in which they were made', () => {
  const journal = readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8');
  const { entries } = JSON.parse(journal) as { entries: { tag: string; when: number }[] };
  expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(files);
  const times = entries.slice(recorded).map(({ when }) => when);
  expect(times).toEqual([...times].sort((one, other) => one - other));
});

const next = ownSchema + 1;
const raised = (to: number) => `UPDATE "schema_range" SET "oldest" = ${String(to)};`;

beforeEach(() => client.exec('begin'));
afterEach(() => client.exec('rollback'));

it.each([
  ['a dropped column', 'alter table members drop column email', 'members.email is gone'],
  ['a renamed column', 'alter table members rename column email to mail', 'members.email is gone'],
  ['a dropped table', 'drop table kept_facts', 'kept_facts.value is gone'],
  ['a renamed table', 'alter table feedback rename to opinions', 'feedback.id is gone'],
  ['a dropped view', 'drop view rebate_stakes', 'rebate_stakes.risked is gone'],
  [
    'another type',
    'alter table orders alter column payout type varchar(9)',
    'orders.payout was text and is character varying(9)',
  ],
  [
    'a value that must be written',
    'alter table orders alter column payout set not null',
    'orders.payout must be written from here on',
  ],
  [
    'a new column without a default',
    'alter table orders add column seal text not null',
    'orders.seal is new and must be written',
  ],
  ['a dropped function', 'drop function rate_on', /^rate_on\(.*\) returns numeric is gone$/],
  [
    'a dropped uniqueness',
    'drop index provider_words_once',
    'nothing is unique by provider_words (provider, key) any more',
  ],
  [
    'a new uniqueness',
    'create unique index words on provider_words (body)',
    'rows are held to provider_words (body) from here on',
  ],
  [
    'a new uniqueness by a new column with a default',
    "alter table provider_words add column seal text default ''; create unique index seals on provider_words (seal)",
    'rows are held to provider_words (seal) from here on',
  ],
  [
    'a new rule for rows',
    "alter table orders add constraint paid check (payout <> '')",
    /^rows are held to orders: CHECK/,
  ],
])('%s is found', async (_, statements, told) => {
  const found = await judgeMigration(client, { number: next, statements }, knows);
  expect(found).toContainEqual(typeof told === 'string' ? told : expect.stringMatching(told));
});

it('what only adds is let pass', async () => {
  const statements = `alter table orders add column seal text; create table seals (id bigint primary key, name text not null unique);
    drop index provider_words_open; create index bodies on provider_words (body);
    create unique index sealed on orders (merchant, seal);`;
  expect(await judgeMigration(client, { number: next, statements }, knows)).toEqual([]);
});

it('a column may go once the release that is named does not read it', async () => {
  await client.exec('alter table members add column former text');
  const statements = `alter table members drop column former; ${raised(ownSchema)}`;
  expect(await judgeMigration(client, { number: next, statements }, knows)).toEqual([]);
});

it.each([
  [
    'a release that still reads it',
    `alter table members drop column email; ${raised(ownSchema)}`,
    `members.email is gone, and the release with schema ${String(ownSchema)} reads it`,
  ],
  [
    'the very release',
    `alter table members drop column email; ${raised(next)}`,
    `the release before cannot be served: schema_range.oldest is ${String(next)}`,
  ],
  ['a release without need', raised(ownSchema), 'older releases are refused, and nothing is gone'],
])('a declared step that names %s is found', async (_, statements, told) => {
  expect(await judgeMigration(client, { number: next, statements }, knows)).toContain(told);
});
