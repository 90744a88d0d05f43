import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { readLook } from './src/cells/cellLooks.ts';
import { CellReporter } from './src/cells/CellReporter.ts';
import { chromiumLaunchOptions } from './src/chromium.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * `CELLS`: `all` runs every cell, `default` each screen in its default, and `update` states how every cell comes out;
 * without it the hand-written stories are run, and each screen in its default.
 */
const cells = process.env['CELLS'];
const tags = cells === undefined || cells === 'default' ? { exclude: ['more'] } : {};

// Every story is a test: it renders without a console error, passes axe, and its `play` holds.
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    reporters: ['default', 'json', new CellReporter()],
    outputFile: { json: `${here}../../dist/reports/stories.json` },
    projects: [
      {
        extends: true,
        plugins: [
          storybookTest({
            configDir: `${here}.storybook`,
            tags: { ...tags, ...(cells !== undefined && { include: ['cell'] }) },
            initialGlobals: { motion: 'reduced', ...readLook(process.env['CELLS_LOOK']) },
          }),
        ],
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
