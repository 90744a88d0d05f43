import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const workspaceRoot = new URL('../../..', import.meta.url).pathname;

// Every project runs with this one configuration: `vitest run --config … --root libs/<name>`.
export default defineConfig(() => {
  const rootFlag = process.argv.indexOf('--root');
  const project = basename(process.argv[rootFlag + 1] ?? 'workspace');
  return {
    plugins: [react()],
    resolve: { tsconfigPaths: true },
    test: {
      name: project,
      environment: 'jsdom',
      include: ['**/*.test.{ts,tsx}'],
      setupFiles: [`${workspaceRoot}tools/checks/vitest/setup.ts`],
      css: { modules: { classNameStrategy: 'non-scoped' as const } },
      passWithNoTests: true,
      restoreMocks: true,
      maxWorkers: 2,
      // Journeys through forms are slow in jsdom on a busy machine; a hang still ends.
      testTimeout: 30_000,
      reporters: ['default', 'json'],
      outputFile: { json: `${workspaceRoot}dist/reports/${project}.json` },
    },
  };
});
