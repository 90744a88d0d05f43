import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CellReporter } from './src/cells/CellReporter.ts';
import { chromiumLaunchOptions } from './src/chromium.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** `CELLS`: `all` runs every cell, `update` states how they look; without it each screen is run in its default. */
const isWhole = process.env['CELLS'] !== undefined;

/** `CELLS_LOOK=dark`: in the dark, in the long pseudo-locale, in a small window. */
const isDark = process.env['CELLS_LOOK'] === 'dark';
const dark = { scheme: 'dark', language: 'xx', viewport: { value: 'small', isRotated: false } };

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
            // Cells alone, where all of them are run: the other stories have a run of their own.
            tags: isWhole ? { include: ['cell'] } : { exclude: ['more'] },
            initialGlobals: { motion: 'reduced', ...(isDark && dark) },
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
