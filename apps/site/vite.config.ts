import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browserTargets } from './src/browserFloor';
import { firstTexts } from './src/loadingPlan';
import { createChunkGroups } from './scripts/chunkGroups';
import { chunkLoader } from './scripts/chunkLoader';
import { chunkName } from './scripts/chunkName';
import { moduleNames } from './scripts/moduleNames';
import { messageCatalogues } from '../../libs/i18n/vite-plugin';

const outDir = '../../dist/apps/site';

const libs = fileURLToPath(new URL('../../libs', import.meta.url));

const chunkGroups = createChunkGroups(fileURLToPath(new URL('../..', import.meta.url)));

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
    messageCatalogues({ libs, together: firstTexts }),
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
    target: browserTargets,
    // A browser that does not know module preloads just fetches when it needs.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    copyPublicDir: false,
    rolldownOptions: {
      ...(isSsrBuild === true ? { input: ['src/entry-server.tsx', 'src/boot.ts'] } : {}),
      treeshake: {
        moduleSideEffects: hasSideEffects,
      },
      output:
        isSsrBuild === true
          ? {}
          : { chunkFileNames: chunkName, codeSplitting: { groups: chunkGroups } },
    },
  },
  ssr: { noExternal: true },
}));
