import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browserArgs } from '@playhouse/browser/browserArgs';
import { chooseFiles, isOnce, isWhole } from './support/extent';
import { motionOfRun } from './support/motion';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
/** Journeys that wait for most of their time: a page's rest, or the end of somebody's patience. */
const patient = /@patient/;
/** Journeys of rare combinations and long ways, which `npm run verify` takes and `npm test` leaves out. */
const world = /@world/;
// Both extents count, so that neither takes the other's place.
const report = process.env['E2E_REPORT'] ?? `dist/reports/${isWhole ? 'e2e-whole' : 'e2e'}.json`;
const workspaceRoot = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  testDir: '.',
  ...chooseFiles(fileURLToPath(new URL('.', import.meta.url))),
  outputDir: `${workspaceRoot}dist/e2e`,
  fullyParallel: true,
  workers: 3,
  // Two keep two cores at work; a third goes through what waits for time to pass, and needs no core of its own.
  projects: [
    { name: 'busy', grepInvert: isOnce ? [patient, world] : patient, workers: 2 },
    { name: 'patient', grep: patient, grepInvert: isOnce ? world : [], workers: 1 },
  ],
  // Where nobody looks on; the end of the run names what needed it.
  retries: process.env['CI'] === undefined ? 0 : 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  globalSetup: './support/global-setup.ts',
  reporter: [['list'], ['json', { outputFile: `${workspaceRoot}${report}` }]],
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    ...motionOfRun,
    // Most journeys never come back to their page; `site/worker.spec.ts` is about the worker and lets it in.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: browserArgs,
    },
  },
});
