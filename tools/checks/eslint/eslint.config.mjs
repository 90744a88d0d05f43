import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import query from '@tanstack/eslint-plugin-query';
import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';
import { boundaries, boundariesOfTests } from './boundaries.mjs';
import { gatewayFloors } from './floors.mjs';
import { layers } from './layers.mjs';

const syntax = [
  // A name that is imported is a name that can be found; `export *` hides what a library offers.
  { selector: 'ExportAllDeclaration[exported=null]', message: 'Name what you export.' },
  { selector: 'ExportDefaultDeclaration', message: 'Use a named export.' },
  {
    selector:
      'CallExpression[callee.property.name="focus"][callee.object.callee.property.name="querySelector"]',
    message: 'A form finds its first wrong field by react-hook-form.',
  },
  // In a folder with a space or a letter of another alphabet a path of an address is no path of a file.
  {
    selector:
      'MemberExpression[property.name="pathname"] > NewExpression[callee.name="URL"][arguments.1.object.type="MetaProperty"]',
    message: 'Use fileURLToPath of node:url.',
  },
  // Texts are data: a source names them by their ids.
  {
    selector:
      'JSXOpeningElement[name.name="FormattedMessage"] > JSXAttribute[name.name="defaultMessage"], CallExpression[callee.name="formatMessage"] > ObjectExpression > Property[key.name="defaultMessage"], CallExpression[callee.property.name="formatMessage"] > ObjectExpression > Property[key.name="defaultMessage"], CallExpression[callee.name=/^defineMessages?$/]',
    message: 'Write texts into libs/i18n/catalogues/EN.json.',
  },
];

const forms = {
  selector: 'JSXOpeningElement[name.name="form"]',
  message: 'Use Form of the ui-kit, which sends what react-hook-form has checked.',
};

export default [
  { ignores: ['**/dist/**', '**/.nx/**', '**/drizzle/**', 'node_modules/**'] },
  // An eslint-disable that suppresses nothing hides the next real finding.
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ...ts.configs.strict,
  ...query.configs['flat/recommended'],
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { '@nx': nx, 'react-hooks': hooks },
    rules: {
      // The house rule: who may import whom. Tags only, no wildcards, so a new library must choose a side.
      '@nx/enforce-module-boundaries': ['error', boundaries],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // Query keys and functions live in one factory that pages and prefetches share.
      '@tanstack/query/prefer-query-options': 'error',
      // The platform's client is one per page and says nothing about the answer, so no key holds it.
      '@tanstack/query/exhaustive-deps': ['error', { allowlist: { variables: ['wps'] } }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // FormatJS takes the ids of texts from a declared namespace.
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
      // A suppression is allowed only with its reason beside it.
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': 'allow-with-description', minimumDescriptionLength: 10 },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // Undeclared names are TypeScript's job.
      'no-undef': 'off',
      'no-restricted-syntax': ['error', ...syntax],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // Operators read `info` in a preview's console; failures are told to the player instead.
      'no-console': ['error', { allow: ['info'] }],
    },
  },
  {
    // Money is moved by what has been written down before: nobody else may say that an intent is kept.
    files: ['libs/**/*.{ts,tsx}', 'apps/site/**/*.{ts,tsx}'],
    ignores: ['libs/movements/**', 'libs/wps/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@playhouse/wps',
              importNames: ['keptIntent'],
              message: 'Move money by useMove of @playhouse/movements.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['libs/**/*.tsx', 'apps/site/**/*.tsx'],
    rules: {
      'no-restricted-syntax': ['error', ...syntax, forms],
    },
  },
  {
    // The house's form itself, and choices with which nothing can be wrong: a search, a filter.
    files: [
      'libs/ui-kit/src/form/{Form,SearchInput}.tsx',
      'libs/lobby/src/games/views/filter/FilterPanel.tsx',
      '**/*.test.tsx',
    ],
    rules: { 'no-restricted-syntax': ['error', ...syntax] },
  },
  ...layers,
  {
    // A screen compares with moments of the platform, and a phone's clock may be an hour wrong.
    files: ['libs/**/*.{ts,tsx}'],
    ignores: [
      '**/*.{test,stories}.{ts,tsx}',
      '**/testing/**',
      // These compare moments of this device with each other.
      'libs/{fixtures,movements,session}/**',
      'libs/platform/src/{clock,reach}/**',
      'libs/platform/src/since.ts',
      'libs/shell/src/updates/**',
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Use serverClock of @playhouse/platform.' },
      ],
    },
  },
  {
    // Storybook, Vite, Vitest, Playwright and Nx ask for a default export.
    files: [
      'tools/checks/vitest/oneDocument.ts',
      '**/*.stories.tsx',
      '**/*.config.{ts,mts,mjs}',
      '**/global-setup.ts',
      '**/.storybook/*.{ts,tsx}',
      '**/generators/**/*.ts',
      '**/executors/**/*.ts',
    ],
    rules: {
      'no-restricted-syntax': 'off',
    },
  },
  {
    // Samples serve tests, stories and the embedded platform, never a player's page.
    files: [
      '**/*.{test,spec,stories,samples}.{ts,tsx}',
      'libs/*/src/testing/**',
      'apps/{gateway,storybook}/**',
      'e2e/**',
      'tools/**',
    ],
    rules: { '@nx/enforce-module-boundaries': ['error', boundariesOfTests] },
  },
  {
    // Commands and the server speak on the console.
    files: ['tools/**/*.{ts,mjs}', 'apps/gateway/**/*.ts', 'e2e/**/*.ts', 'libs/*/scripts/**/*.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    // Playwright's fixtures take a first argument that is often empty, and a callback named `use`.
    files: ['e2e/**/*.ts'],
    rules: { 'no-empty-pattern': 'off', 'react-hooks/rules-of-hooks': 'off' },
  },
  ...gatewayFloors,
];
