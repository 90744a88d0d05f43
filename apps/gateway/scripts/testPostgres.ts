import { spawn } from 'node:child_process';
import { withPostgres } from './withPostgres';

/** Runs the platform's whole suite on the server of `url`; answers the exit code. */
function suite(url: string): Promise<number> {
  console.log(`Testing the gateway on ${new URL(url).host}, two gateways in turn`);
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

await withPostgres(suite);
