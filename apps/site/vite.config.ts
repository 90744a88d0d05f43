import formatjs from '@formatjs/unplugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { messagesPlugin } from '../../libs/i18n/vite-plugin';
import { merchantDevPlugin } from '@playhouse/merchants/dev-plugin';

const outDir = '../../dist/apps/site';
const merchant = process.env['PLAYHOUSE_MERCHANT'];
const gateway = process.env['PLAYHOUSE_GATEWAY'] ?? 'http://127.0.0.1:4300';

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    messagesPlugin(),
    // Both ends of the pipeline keep messages unflattened, or their ids would differ.
    command === 'build' && formatjs({ flatten: false, removeDefaultMessage: true }),
    merchant !== undefined && merchantDevPlugin(merchant),
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
  server: { proxy: Object.fromEntries(['/wps', '/lgw', '/art', '/pay'].map((p) => [p, gateway])) },
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
