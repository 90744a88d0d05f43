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

// What the first load needs comes as two files, of which one changes only with a dependency's version;
// everything else is split by route.
const chunkGroups = [
  { name: 'vendor', tags: ['$initial' as const], test: /node_modules/, priority: 2 },
  { name: 'site', tags: ['$initial' as const], priority: 1 },
  // What many screens share travels together: the entry names every file that a screen may load, so each
  // small file would cost every first load as well.
  { name: 'contract', test: /node_modules\/zod\/|\/libs\/wps\/src\//, minShareCount: 14 },
  {
    name: 'parts',
    test: /\/libs\/ui-kit\/src\//,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    // What home shows of the lobby; its lists, lotteries and the grid with its virtualiser come with their
    // screens, and what the table of screens reads stays by itself.
    name: 'lobby',
    test: /\/libs\/lobby\/src\/(?!games\/(?:logic\/(?:listState|categories)\.ts|views\/(?:filter|list)\/|views\/grid\/GameGrid\.tsx|queries\/use(?:GamePages|ListScreen)\.ts)|lottery\/views\/(?:orders|results)\/)/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'shared',
    test: /\/libs\/(?:content|i18n|platform|session)\/src\/|\/@tanstack\/(?:query-core|react-query)\//,
    minShareCount: 6,
    includeDependenciesRecursively: false,
  },
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
