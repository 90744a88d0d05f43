import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from './src/chromium.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

// Every story is a test: it renders without a console error, passes axe, and its `play` holds.
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    reporters: ['default', 'json'],
    outputFile: { json: `${here}../../dist/reports/stories.json` },
    projects: [
      {
        extends: true,
        plugins: [storybookTest({ configDir: `${here}.storybook` })],
        test: {
          name: 'stories',
          // One page for all: fetching what surrounds a story again for every file costs minutes.
          isolate: false,
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumLaunchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
