import { spawn } from 'node:child_process';
import { findPostgres } from './findPostgres';
import { startPostgres } from './startPostgres';

/** Runs the platform's whole suite on the server of `url`; answers the exit code. */
function suite(url: string): Promise<number> {
  const child = spawn(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--root',
      'apps/gateway',
      '--config',
      '../../tools/checks/vitest/vitest.config.ts',
      ...process.argv.slice(2),
    ],
    { stdio: 'inherit', env: { ...process.env, GATEWAY_TEST_DATABASE_URL: url } },
  );
  return new Promise((done) => child.once('exit', (code) => done(code ?? 1)));
}

const given = process.env['GATEWAY_TEST_DATABASE_URL'];
const bin = given === undefined ? findPostgres() : undefined;
if (given === undefined && bin === undefined) {
  console.error(
    'NOT TESTED on PostgreSQL: none is installed and none could be fetched. Install one, or name one in GATEWAY_TEST_DATABASE_URL.',
  );
  process.exit(1);
}
const own = bin === undefined ? undefined : await startPostgres(bin);
try {
  const url = own?.url ?? given ?? '';
  console.log(`Testing the gateway on ${new URL(url).host}, two gateways in turn`);
  process.exitCode = await suite(url);
} finally {
  await own?.stop();
}
