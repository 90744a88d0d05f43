import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const debian = '/usr/lib/postgresql';

/** Folders in which PostgreSQL's programs may be, the newest version first. */
export function postgresFolders(): readonly string[] {
  const byNumber = (one: string, other: string) => Number(other) - Number(one);
  const versions = existsSync(debian) ? readdirSync(debian).sort(byNumber) : [];
  return [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
}

const run = promisify(execFile);

/** How libpq is told a server: by its environment, because arguments can be read by every user of the machine. */
function connectionOf(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  // Node's own authorities; libpq would look into the home folder of whoever runs it.
  const authorities = process.env['NODE_EXTRA_CA_CERTS'] ?? 'system';
  return {
    PGHOST: hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? 'prefer',
    ...(searchParams.get('sslmode') === 'verify-full' ? { PGSSLROOTCERT: authorities } : {}),
  };
}

type Program = 'pg_dump' | 'pg_restore' | 'pgbench';

export const findPostgresProgram = (program: Program): string | undefined =>
  postgresFolders()
    .map((folder) => join(folder, program))
    .find((file) => existsSync(file));

/**
 * Runs a program of PostgreSQL against the database of `url` and answers what it said.
 * @throws Error when it is not installed, and with what it said when it fails
 */
export async function runPostgresProgram(
  program: Program,
  url: string,
  options: readonly string[],
): Promise<string> {
  const file = findPostgresProgram(program);
  if (file === undefined)
    throw new Error(`${program} is not installed: it comes with PostgreSQL's client programs`);
  const env = { ...process.env, ...connectionOf(url) };
  const { stdout } = await run(file, options, { env }).catch((error: unknown) => {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw new Error(`${program} failed: ${said === '' ? String(error) : said}`);
  });
  return stdout;
}
