import { PGlite } from '@electric-sql/pglite';
import { seededSnapshot } from './snapshot';

interface Table {
  readonly name: string;
  readonly columns: string;
}

/** A seeded database, and what was in it at first. */
interface Seeded {
  readonly client: PGlite;
  readonly tables: readonly Table[];
  readonly sequences: readonly string[];
}

/** An embedded database for one platform; given back, it serves the next. */
interface TakenDatabase {
  readonly client: PGlite;
  giveBack(): void;
}

/** Those of this process that nobody uses: opening one takes five times as long as filling it anew. */
const free: Seeded[] = [];

async function open(now: number): Promise<Seeded> {
  const loadDataDir = await seededSnapshot(now);
  const options = { dataDir: 'memory://', relaxedDurability: true, loadDataDir };
  const client = await PGlite.create(options);
  const { rows: tables } = await client.query<Table>(`
    select table_name as name, string_agg(quote_ident(column_name), ',') as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
    group by table_name`);
  const { rows: counters } = await client.query<{ restart: string }>(`
    select format('select setval(%L, %s, %L);', format('public.%I', sequencename), coalesce(last_value, 1), last_value is not null) as restart
    from pg_sequences where schemaname = 'public'`);
  const copies = tables.map(({ name }) => `create table seeded.${name} as table public.${name};`);
  await client.exec(`create schema seeded; ${copies.join('')}`);
  return { client, tables, sequences: counters.map(({ restart }) => restart) };
}

/** Puts back what was in it, past all triggers. */
async function refill({ client, tables, sequences }: Seeded): Promise<void> {
  const names = tables.map(({ name }) => `public.${name}`);
  const inserts = tables.map(
    ({ name, columns }) =>
      `insert into public.${name} (${columns}) overriding system value select ${columns} from seeded.${name};`,
  );
  await client.exec(`
    begin; set local session_replication_role = replica; truncate ${names.join(',')};
    ${inserts.join('')} ${sequences.join('')} commit;`);
}

export async function takeDatabase(now: number): Promise<TakenDatabase> {
  const known = free.pop();
  if (known !== undefined) await refill(known);
  const taken = known ?? (await open(now));
  let used = true;
  return {
    client: taken.client,
    giveBack: () => {
      if (used) free.push(taken);
      used = false;
    },
  };
}
