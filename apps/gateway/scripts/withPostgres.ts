import { findPostgres } from './findPostgres';
import { startPostgres } from './startPostgres';

/**
 * Runs `run` on a PostgreSQL: the one that GATEWAY_TEST_DATABASE_URL names, else one of its own, on installed programs
 * or on those from the registry. The process ends with what it answers, or with 1 and a word where there is none.
 */
export async function withPostgres(run: (url: string) => Promise<number>): Promise<void> {
  const given = process.env['GATEWAY_TEST_DATABASE_URL'];
  const bin = given === undefined ? findPostgres() : undefined;
  if (given === undefined && bin === undefined) {
    console.error(
      'NOT RUN on PostgreSQL: none is installed and none could be fetched. Install one, or name one in GATEWAY_TEST_DATABASE_URL.',
    );
    process.exitCode = 1;
    return;
  }
  const own = bin === undefined ? undefined : await startPostgres(bin);
  try {
    process.exitCode = await run(own?.url ?? given ?? '');
  } finally {
    await own?.stop();
  }
}
