import { spawn } from 'node:child_process';
import { startAuthEmulator } from './auth-emulator';
import { findChromium } from '@playhouse/browser/findChromium';
import { nx } from './nx';

const env = { CHROMIUM_PATH: findChromium() };

/** Runs the journeys and answers their exit code; not synchronous, so that the emulator's output is read. */
function journeys(emulatorUrl: string): Promise<number> {
  const config = ['--config', 'e2e/external/playwright.config.ts', ...process.argv.slice(2)];
  const child = spawn(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', ...config],
    { stdio: 'inherit', env: { ...process.env, ...env, AUTH_EMULATOR_URL: emulatorUrl } },
  );
  return new Promise((done) => child.once('exit', (code) => done(code ?? 1)));
}

const built = nx(['run', 'site:build', '--outputStyle=static'], env);
if (built !== 0) process.exit(built);
console.log('Starting the Firebase Auth emulator …');
const emulator = await startAuthEmulator(9099);
try {
  process.exitCode = await journeys(emulator.url);
} finally {
  await emulator.close();
}
