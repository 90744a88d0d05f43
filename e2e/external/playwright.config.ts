import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

/** Journeys that need the Firebase Auth emulator: `npm run test:external` starts it, and then these. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '**/*.journey.ts',
  globalSetup: './global-setup.ts',
  outputDir: `${fileURLToPath(new URL('../..', import.meta.url))}dist/e2e-external`,
  reporter: 'list',
  workers: 1,
});
