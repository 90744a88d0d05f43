import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstLoadCatalogues } from './src/firstLoadCatalogues';
import { readBundles } from './scripts/bundles';
import { chunkLoader } from './scripts/chunkLoader';
import { moduleNames } from './scripts/moduleNames';
import { messageCatalogues } from '../../libs/i18n/vite-plugin';

const outDir = '../../dist/apps/site';

const libs = fileURLToPath(new URL('../../libs', import.meta.url));

const isOf = readBundles(import.meta.dirname, libs);

/** Modules that screens of all domains share: the libraries below the domains, and the one that keeps the data. */
const shared =
  /\/libs\/(?:categories|i18n|navigation|phone|platform|session|shell|storage|whitelabel|wps)\/src\/|\/node_modules\/@tanstack\/(?:query-core|react-query)\//;

/** The library that a module belongs to. */
const libraryOf = (id: string) => /\/libs\/([^/]+)\/src\//.exec(id)?.[1] ?? null;

/** Without what its modules import: that stays where it is, for whoever has come for less. */
const alone = { includeDependenciesRecursively: false };
const common = { minShareCount: 2 };

// Which modules are of which bundle, each library says in its `bundles.json`. What every page starts with comes as
// three files, of which one changes only with a dependency's version, and one runs after the first view (`later`).
// Home and the game lists are one more, whoever comes to the site wants these; each takes with it what it imports, so
// that what only other screens share costs them nothing. A screen is a file of its own, unless it comes with others:
// a domain's are small, and whoever has come to one soon goes to the next. What screens of all domains share is one
// more: a document names few files, and none of a few hundred bytes.
const chunkGroups = [
  {
    name: 'vendor',
    tags: ['$initial' as const],
    test: /node_modules|\/src\/reactDom\.ts$/,
    priority: 6,
  },
  { name: 'site', tags: ['$initial' as const], priority: 5 },
  { name: 'games', test: isOf('games'), priority: 4 },
  // With the looks of windows, whose code comes with the first: one request less then, and never a bare one. With what
  // gives a place on the history to windows and to contacts, which else brought all that screens share.
  { name: 'later', test: isOf('later'), priority: 3 },
  // Beside a wide page and over a narrow one: no page that has it closed pays for it.
  { name: 'menu', test: isOf('menu'), priority: 3, ...alone },
  { name: 'contract', test: isOf('contract'), priority: 3 },
  { name: 'auth', test: isOf('auth'), ...common, priority: 3 },
  // Parts of reports; of opening a session and changing a password; of offering the app; and the screens in place
  // of a site that is closed.
  ...['reports', 'access', 'download', 'closed'].map((name) => ({
    ...{ name, test: isOf(name), priority: 3 },
    ...common,
    ...alone,
  })),
  { name: 'shared', test: shared, ...common, priority: 2 },
  ...['agent', 'wallet', 'lotteries', 'slip'].map((name) => ({
    ...{ name, test: isOf(name), priority: 1 },
    ...alone,
  })),
  { name: libraryOf, ...common, priority: 1, ...alone },
];

/** Lighter forms of packages, for the build only. */
const lightPackages = [
  {
    // Messages are compiled at build time, so the player does not download the parser.
    find: '@formatjs/icu-messageformat-parser',
    replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
  },
];

/**
 * A library's modules only declare, so what a page does not use stays out of its chunks although every
 * library has one door. The global style sheets are what makes the exception.
 */
function hasSideEffects(id: string): boolean | undefined {
  if (id.endsWith('/ui-kit/src/styles.ts')) return true;
  // A package says for itself.
  return /\/libs\/.+\.tsx?$/.test(id) ? false : undefined;
}

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    messageCatalogues({ libs, together: firstLoadCatalogues }),
    isSsrBuild === true ? [] : [chunkLoader(), moduleNames(import.meta.dirname)],
  ],
  resolve: {
    tsconfigPaths: true,
    alias: command === 'build' ? lightPackages : [],
  },
  build: {
    outDir: isSsrBuild === true ? `${outDir}/server` : `${outDir}/client`,
    emptyOutDir: true,
    // No file says where its map is: that is the operator's to know.
    sourcemap: isSsrBuild === true ? false : ('hidden' as const),
    manifest: isSsrBuild !== true,
    license: isSsrBuild === true ? false : { fileName: 'licences.txt' },
    target: 'es2022',
    // A browser that does not know module preloads just fetches when it needs.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    copyPublicDir: false,
    rolldownOptions: {
      ...(isSsrBuild === true ? { input: ['src/entry-server.tsx', 'src/boot.ts'] } : {}),
      treeshake: {
        moduleSideEffects: hasSideEffects,
      },
      output: isSsrBuild === true ? {} : { codeSplitting: { groups: chunkGroups } },
    },
  },
  ssr: { noExternal: true },
}));
