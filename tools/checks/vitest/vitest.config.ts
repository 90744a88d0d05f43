import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { reportUnhandled } from './reportUnhandled.ts';

const workspaceRoot = fileURLToPath(new URL('../../..', import.meta.url));
const here = `${workspaceRoot}tools/checks/vitest`;
const reports = `${workspaceRoot}dist/reports`;

/**
 * Files of tests share threads and what those have loaded: a document and the libraries of a screen take a second to
 * load, most files less than that to run. `*.alone.test` load everything anew, since they put something else in a module's
 * place or look at what it does at first; `*.process.test` want a process, since they take away the window or the place.
 */
const patternOf = (kind: string) => `**/*.${kind}.test.{ts,tsx}`;
const [alone, processes] = [patternOf('alone'), patternOf('process')];
const onNode = /^(apps\/gateway|tools)\b/;

/** Processes that files share, since a platform takes a second to load; whatever replaces a module has its own. */
const gatewayProjects = (name: string, include: string[], hasAlone: boolean) =>
  [
    { name, include, exclude: [alone, ...configDefaults.exclude], isolate: false },
    ...(hasAlone ? [{ name: `${name} alone`, include: [alone], isolate: true }] : []),
  ].map((test) => ({ extends: true as const, test: { ...test, pool: 'forks' as const } }));

function poolsOf(root: string, name: string) {
  const include = ['**/*.test.{ts,tsx}'];
  const files = readdirSync(root, { recursive: true }).map(String);
  const has = (kind: string) => files.some((file) => file.includes(`.${kind}.test.`));
  // Tests of databases, builds and started programs want processes.
  if (/^tools\b/.test(root)) return { include, pool: 'forks' as const };
  if (onNode.test(root)) return { projects: gatewayProjects(name, include, has('alone')) };
  const sandboxed = { pool: 'vmThreads' as const, environment: 'jsdom' };
  const kinds = [
    {
      ...{ include, exclude: [alone, processes, ...configDefaults.exclude] },
      ...{ name, pool: 'threads' as const, isolate: false, setupFiles: [`${here}/setupShared.ts`] },
    },
    ...(has('alone') ? [{ ...sandboxed, name: `${name} alone`, include: [alone] }] : []),
    ...(has('process')
      ? [{ ...sandboxed, name: `${name} processes`, include: [processes], pool: 'forks' as const }]
      : []),
  ];
  return { projects: kinds.map((test) => ({ extends: true as const, test })) };
}

// Every project runs with this one configuration: `vitest run --config … --root libs/<name>`.
export default defineConfig(() => {
  const rootFlag = process.argv.indexOf('--root');
  const root = process.argv[rootFlag + 1] ?? 'workspace';
  const project = basename(root);
  const isGateway = /^apps\/gateway\b/.test(root);
  const timeout = isGateway ? 60_000 : 30_000;
  return {
    plugins: [react()],
    cacheDir: `${workspaceRoot}node_modules/.vite`,
    resolve: {
      tsconfigPaths: true,
      // Node's entry is a script that requires a module, which no sandbox allows.
      alias: {
        'react-router-dom': `${workspaceRoot}node_modules/react-router-dom/dist/index.mjs`,
      },
    },
    test: {
      name: project,
      environment: onNode.test(root) ? 'node' : `${here}/oneDocument.ts`,
      setupFiles: [
        `${here}/setup.ts`,
        ...(onNode.test(root) ? [] : [`${here}/setupDocument.ts`]),
        ...(isGateway ? [`${workspaceRoot}apps/gateway/src/testing/quickHashes.ts`] : []),
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
