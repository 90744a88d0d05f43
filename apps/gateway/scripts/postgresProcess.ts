import { createTestDatabase } from '../src/testing/postgres';
import { findPostgres } from './findPostgres';
import { startPostgres } from './startPostgres';

/** An empty database on the server that is named, else on one of its own; none where there is no PostgreSQL. */
async function open() {
  const named = process.env['GATEWAY_TEST_DATABASE_URL'];
  const bin = named === undefined ? findPostgres() : undefined;
  const own = bin === undefined ? undefined : await startPostgres(bin, process.env['POSTGRES_TLS']);
  const server = named ?? own?.url;
  if (server === undefined) return undefined;
  const { url, drop } = await createTestDatabase(server, undefined);
  return { url, close: () => drop().then(() => own?.stop()) };
}

// For a check that starts its gateways as processes: tells where the database is, and is there as long as who forked it.
const database = await open();
process.send?.(database?.url ?? '');
process.once('disconnect', () => void database?.close());
