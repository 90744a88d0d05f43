import formatjs from '@formatjs/unplugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { firstLoadCatalogues } from './src/firstLoadCatalogues';
import { screenSources } from './scripts/screenSources';
import { messageCatalogues } from '../../libs/i18n/vite-plugin';

const routerForm = new URL('../../node_modules/react-router/dist/production', import.meta.url)
  .pathname;

const outDir = '../../dist/apps/site';

const libs = new URL('../../libs', import.meta.url).pathname;

const core =
  /\/libs\/(?:categories|i18n|navigation|platform|session|shell|storage|whitelabel|wps)\/src\//;
const queries = /\/node_modules\/@tanstack\/(?:query-core|react-query)\//;

/** The library that a module belongs to. */
const libraryOf = (id: string) => /\/libs\/([^/]+)\/src\//.exec(id)?.[1] ?? null;

// What every page starts with comes as two files, of which one changes only with a dependency's version. A
// screen is a file of its own; what screens of all domains share is one more, and what some screens of one
// library share is one of that library: a document names few files, and none of a few hundred bytes.
const chunkGroups = [
  { name: 'vendor', tags: ['$initial' as const], test: /node_modules/, priority: 5 },
  { name: 'site', tags: ['$initial' as const], priority: 4 },
  // The blocks of home, and so the games of every list: whoever comes to the site wants these.
  { name: 'games', test: /\/lobby\/src\/games\/pages\/home\.ts$/, priority: 3 },
  { name: 'shared', test: core, minShareCount: 2, priority: 2 },
  { name: 'shared', test: queries, minShareCount: 2, priority: 2 },
  { name: libraryOf, minShareCount: 2, priority: 1, includeDependenciesRecursively: false },
];

/** Lighter forms of packages, for the build only. */
const lightPackages = [
  {
    // Messages are compiled at build time, so the player does not download the parser.
    find: '@formatjs/icu-messageformat-parser',
    replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
  },
  // The router's package offers its development form to every bundler.
  { find: /^react-router$/, replacement: `${routerForm}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${routerForm}/dom-export.mjs` },
];

/** Names for developer tools are written onto the router's components, which keeps even unused ones. */
const unnamedRouter: Plugin = {
  name: 'playhouse:unnamed-router',
  transform: {
    filter: { id: /react-router\/dist\/production\/chunk-/ },
    handler: (code) => ({ code: code.replace(/^\w+\.displayName = ".*";$/gm, ''), map: null }),
  },
};

/**
 * A library's modules only declare, so what a page does not use stays out of its chunks although every
 * library has one door. The global style sheets are what makes the exception.
 */
function hasSideEffects(id: string): boolean {
  return !/\/libs\/.+\.tsx?$/.test(id) || id.endsWith('/ui-kit/src/styles.ts');
}

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    messageCatalogues({ libs, together: firstLoadCatalogues }),
    unnamedRouter,
    isSsrBuild === true && screenSources(import.meta.dirname),
    // Both ends of the pipeline keep messages unflattened, or their ids would differ.
    command === 'build' && formatjs({ flatten: false, removeDefaultMessage: true }),
  ],
  resolve: {
    tsconfigPaths: true,
    alias: command === 'build' ? lightPackages : [],
  },
  build: {
    outDir: isSsrBuild === true ? `${outDir}/server` : `${outDir}/client`,
    emptyOutDir: true,
    manifest: isSsrBuild !== true,
    target: 'es2022',
    // A browser that does not know module preloads just fetches when it needs.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    copyPublicDir: false,
    rolldownOptions: {
      ...(isSsrBuild === true ? { input: ['src/entry-server.tsx', 'src/boot.ts'] } : {}),
      treeshake: { moduleSideEffects: hasSideEffects },
      output: isSsrBuild === true ? {} : { codeSplitting: { groups: chunkGroups } },
    },
  },
  ssr: { noExternal: true },
}));
