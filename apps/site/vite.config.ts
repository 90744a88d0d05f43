import formatjs from '@formatjs/unplugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { messageCatalogues } from '../../libs/i18n/vite-plugin';

const outDir = '../../dist/apps/site';

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
    rolldownOptions: isSsrBuild === true ? { input: ['src/entry-server.tsx', 'src/boot.ts'] } : {},
  },
  ssr: { noExternal: true },
}));
