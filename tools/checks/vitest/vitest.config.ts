import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { reportUnhandled } from './reportUnhandled.ts';

const workspaceRoot = new URL('../../..', import.meta.url).pathname;
const reports = `${workspaceRoot}dist/reports`;

/**
 * Files of tests that want a process of their own. Where each has one, a document costs a second; as one of many in a
 * process, a tenth of that. Not there: what Node itself does (databases, builds, programs that are started), and what
 * takes away the window or the place that a sandbox fixes, which is then a `*.process.test.ts`.
 */
const alone = '**/*.process.test.{ts,tsx}';
const onNode = /^(apps\/gateway|tools)\b/;

/**
 * Files of the platform's tests share their processes and what those have loaded: each starts a platform of its own, and
 * loading all of it again and starting the engine of its database cold took as long as the tests.
 */
const shared = /^apps\/gateway\b/;

function poolsOf(root: string, name: string) {
  const pool = onNode.test(root) ? ('forks' as const) : ('vmThreads' as const);
  const together = { include: ['**/*.test.{ts,tsx}'], pool, isolate: !shared.test(root) };
  const hasLoners = readdirSync(root, { recursive: true }).some((file) =>
    /\.process\.test\.tsx?$/.test(String(file)),
  );
  if (!hasLoners) return together;
  return {
    projects: [
      {
        extends: true as const,
        test: { name, ...together, exclude: [alone, ...configDefaults.exclude] },
      },
      {
        extends: true as const,
        test: { name: `${name} alone`, include: [alone], pool: 'forks' as const },
      },
    ],
  };
}

// Every project runs with this one configuration: `vitest run --config … --root libs/<name>`.
export default defineConfig(() => {
  const rootFlag = process.argv.indexOf('--root');
  const root = process.argv[rootFlag + 1] ?? 'workspace';
  const project = basename(root);
  const timeout = shared.test(root) ? 60_000 : 30_000;
  return {
    plugins: [react()],
    resolve: {
      tsconfigPaths: true,
      // What Node is told to take is a script that requires a module, which no sandbox allows.
      alias: {
        'react-router-dom': `${workspaceRoot}node_modules/react-router-dom/dist/index.mjs`,
      },
    },
    test: {
      name: project,
      environment: onNode.test(root) ? 'node' : 'jsdom',
      setupFiles: [
        `${workspaceRoot}tools/checks/vitest/setup.ts`,
        ...(onNode.test(root) ? [] : [`${workspaceRoot}tools/checks/vitest/setupDocument.ts`]),
        ...(shared.test(root) ? [`${workspaceRoot}apps/gateway/src/testing/quickHashes.ts`] : []),
      ],
      css: { modules: { classNameStrategy: 'non-scoped' as const } },
      passWithNoTests: true,
      restoreMocks: true,
      maxWorkers: 2,
      ...poolsOf(root, project),
      // Journeys through forms, dozens of password hashes and platforms that start are slow on a busy machine; a hang
      // still ends.
      testTimeout: timeout,
      hookTimeout: timeout,
      teardownTimeout: timeout,
      // Where nobody looks on, as for journeys; the end of the run names what needed it.
      retry: process.env['CI'] === undefined ? 0 : 1,
      reporters: ['default', 'json', reportUnhandled(project, reports)],
      outputFile: { json: `${reports}/${project}.json` },
    },
  };
});
