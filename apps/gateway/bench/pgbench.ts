import postgres from 'postgres';
import { findPostgresProgram, runPostgresProgram } from '../src/db/postgresPrograms';

const database = 'playhouse_pgbench';

/** Makes a bank with a branch for each client, where the server has none: they would wait for each other at one branch. */
async function fill(server: string, bank: string, clients: number): Promise<void> {
  const admin = postgres(server, { max: 1, onnotice: () => undefined });
  try {
    const [known] = await admin`select 1 from pg_database where datname = ${database}`;
    if (known !== undefined) return;
    await admin.unsafe(`create database ${database}`);
    await runPostgresProgram('pgbench', bank, ['-i', '--quiet', '--scale', `${clients}`]);
  } finally {
    await admin.end();
  }
}

/** TPC-B's transactions a second, of seven statements each, on the server of a URL; undefined where pgbench is missing. */
export async function runPgbench(
  server: string,
  { clients, seconds }: { readonly clients: number; readonly seconds: number },
): Promise<number | undefined> {
  if (findPostgresProgram('pgbench') === undefined) return undefined;
  const bank = new URL(server);
  bank.pathname = `/${database}`;
  await fill(server, bank.href, clients);
  const load = ['--client', `${clients}`, '--jobs', '2', '--time', `${seconds}`, '--no-vacuum'];
  const said = await runPostgresProgram('pgbench', bank.href, load);
  const found = /tps = ([\d.]+)/.exec(said)?.[1];
  if (found === undefined) throw new Error('pgbench told no figure');
  return Number(found);
}
