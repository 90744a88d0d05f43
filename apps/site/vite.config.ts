import formatjs from '@formatjs/unplugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstLoadCatalogues } from './src/firstLoad';
import { messageCatalogues } from '../../libs/i18n/vite-plugin';

const outDir = '../../dist/apps/site';

/** Libraries whose texts the first screen needs; they travel as one file a language. */
const firstTexts = new RegExp(`/libs/(?:${firstLoadCatalogues.join('|')})/messages/([A-Z]+)\\.json`);

// What the first load needs comes as two files, of which one changes only with a dependency's version;
// everything else is split by route.
const chunkGroups = [
  { name: 'vendor', tags: ['$initial' as const], test: /node_modules/, priority: 2 },
  { name: 'site', tags: ['$initial' as const], priority: 1 },
  { name: (id: string) => `texts-${firstTexts.exec(id)?.[1] ?? ''}`, test: firstTexts },
];

/**
 * A library's modules only declare, so what a page does not use stays out of its chunks although every
 * library has one door. The ui kit's door brings its style sheets along.
 */
function hasSideEffects(id: string): boolean {
  return !/\/libs\/.+\.tsx?$/.test(id) || id.endsWith('/ui-kit/src/index.ts');
}

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    messageCatalogues(),
    // Both ends of the pipeline keep messages unflattened, or their ids would differ.
    command === 'build' && formatjs({ flatten: false, removeDefaultMessage: true }),
  ],
  resolve: {
    tsconfigPaths: true,
    alias:
      command === 'build'
        ? {
            // Messages are compiled at build time, so the player does not download the parser.
            '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
          }
        : {},
  },
  build: {
    outDir: isSsrBuild === true ? `${outDir}/server` : `${outDir}/client`,
    emptyOutDir: true,
    manifest: isSsrBuild !== true,
    target: 'es2022',
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
