// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const workspaceRoot = new URL('../../..', import.meta.url).pathname;
const read = (path: string) => readFileSync(join(workspaceRoot, path), 'utf8');

const made = ['node_modules', 'dist'];

test('the top level holds the house and nothing else but dotfiles and the lock file [CARD-01]', () => {
  const names = readdirSync(workspaceRoot).filter(
    (name) => !name.startsWith('.') && !made.includes(name),
  );
  expect(names.sort()).toEqual([
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

/** A package of the product's list, and where it shows that it is in use. */
test.each([
  ['nx', 'nx.json', 'targetDefaults'],
  ['@nx/react', 'nx.json', '"@nx/react"'],
  ['@nx/vite', 'nx.json', '"bundler": "vite"'],
  ['react', 'libs/ui-kit/src/overlay/Dialog.tsx', "from 'react'"],
  ['react-dom', 'apps/site/src/main.tsx', "from 'react-dom/client'"],
  ['react-router-dom', 'apps/site/src/main.tsx', "from 'react-router-dom'"],
  ['@tanstack/react-query', 'libs/platform/src/createQueryClient.ts', "'@tanstack/react-query'"],
  ['zustand', 'libs/ui-kit/src/overlay/toast.ts', "'zustand"],
  ['swiper', 'libs/ui-kit/src/carousel/startSwiper.ts', "from 'swiper"],
  ['@formatjs/unplugin', 'apps/site/vite.config.ts', '@formatjs/unplugin/vite'],
  ['react-intl', 'libs/i18n/src/I18nProvider.tsx', "from 'react-intl'"],
  ['zod', 'libs/wps/src/contract/member.ts', "from 'zod/mini'"],
  ['vitest', 'tools/checks/vitest/vitest.config.ts', "from 'vitest/config'"],
  ['storybook', 'apps/storybook/project.json', 'storybook build'],
  ['@playwright/test', 'e2e/playwright.config.ts', "from '@playwright/test'"],
])('%s is in use, in one exact version [CARD-02]', (name, file, sign) => {
  expect(versions[name]).toMatch(/^\d+\.\d+\.\d+$/);
  expect(read(file)).toContain(sign);
});

test('the two commands of a newcomer exist, and what CI runs is one of them', () => {
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['start', 'test']));
  expect(existsSync(join(workspaceRoot, '.ci/run'))).toBe(true);
  expect(read('.ci/run')).toContain('npm test');
});
