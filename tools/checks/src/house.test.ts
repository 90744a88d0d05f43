import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const workspaceRoot = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string) => readFileSync(join(workspaceRoot, path), 'utf8');

const made = ['node_modules', 'dist'];

test('the top level holds the house and nothing else but dotfiles and the lock file [CARD-01]', () => {
  const names = readdirSync(workspaceRoot).filter(
    (name) => !name.startsWith('.') && !made.includes(name),
  );
  expect(names.sort()).toEqual([
    'ARCHITECTURE.md',
    'LICENSE',
    'README.md',
    'apps',
    'e2e',
    'libs',
    'merchants',
    'nx.json',
    'package-lock.json',
    'package.json',
    'tools',
    'tsconfig.base.json',
  ]);
});

const { dependencies, devDependencies, scripts } = JSON.parse(read('package.json')) as Record<
  'dependencies' | 'devDependencies' | 'scripts',
  Record<string, string>
>;
const versions = { ...dependencies, ...devDependencies };

const sources = ['apps', 'libs', 'tools', 'e2e']
  .flatMap((folder) =>
    readdirSync(join(workspaceRoot, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, file),
    ),
  )
  .filter((file) => /\.(ts|tsx|mts|mjs)$/.test(file) && !/\.test\.|node_modules/.test(file))
  .map(read);

/** Whether the code imports a package, or a command of the workspace runs it. */
function isUsed(name: string): boolean {
  const imported = new RegExp(`(from|import) ?\\(?'${name}(/[^']*)?'`);
  const run = new RegExp(`^${name} `);
  return (
    sources.some((source) => imported.test(source)) ||
    Object.values(scripts).some((script) => run.test(script))
  );
}

test.each([
  ...['nx', 'react', 'react-dom', 'react-router-dom', '@tanstack/react-query', 'zustand'],
  ...['swiper', '@formatjs/icu-messageformat-parser', 'react-intl', 'zod', 'vitest', 'storybook'],
  '@playwright/test',
])('%s is in use, in one exact version [CARD-02]', (name) => {
  expect(versions[name]).toMatch(/^\d+\.\d+\.\d+$/);
  expect(isUsed(name)).toBe(true);
});

test('a package that nothing uses is told apart', () => expect(isUsed('lodash')).toBe(false));

test('the two commands of a newcomer run what exists, and what CI runs is one of them', () => {
  for (const command of ['start', 'test']) {
    const [, file] = /^node (\S+)$/.exec(scripts[command] ?? '') ?? [];
    expect(existsSync(join(workspaceRoot, file ?? `npm ${command}`))).toBe(true);
  }
  expect(read('.ci/run')).toMatch(/^npm test$/m);
});

test('a test that replaces a module has its modules to itself', () => {
  const found = ['apps', 'libs']
    .flatMap((folder) =>
      readdirSync(join(workspaceRoot, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => /\.test\.tsx?$/.test(file) && !/\.alone\.test\.|node_modules/.test(file));
  expect(found.filter((file) => /^vi\.(do)?mock\(/im.test(read(file)))).toEqual([]);
});
