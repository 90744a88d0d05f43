import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { firstLoadFiles } from './firstLoadFiles';
import type { Manifest } from './firstLoadFiles';
import type { SiteAddresses } from '../src/siteAddresses';

/** Besides the first load: what home and the game lists fetch by themselves, as keys of Vite's manifest. */
const lobbyModules = [
  'src/later.ts',
  '../../libs/shell/src/layout/Extras.tsx',
  '../../libs/shell/src/home/HomePage.tsx',
  '../../libs/ui-kit/src/carousel/startSwiper.ts',
  '../../libs/lobby/src/games/pages/GameLobbyPage.tsx',
  '../../libs/lobby/src/games/pages/GameListPage.tsx',
];

/** What the compiled server knows of the screens: scripts of this build cannot import them. */
async function readAddresses(server: string): Promise<SiteAddresses> {
  const entry = (await import(pathToFileURL(join(server, 'entry-server.js')).href)) as {
    readonly addresses: SiteAddresses;
  };
  return entry.addresses;
}

/**
 * Builds the service worker beside the compiled client, as one classic script whose address never
 * changes. Its text changes with every file of the client, which is how browsers see an update.
 */
export async function buildWorker(client: string, server: string): Promise<void> {
  const manifestText = readFileSync(join(client, '.vite/manifest.json'), 'utf8');
  const template = readFileSync(join(client, 'index.html'), 'utf8');
  const manifest = JSON.parse(manifestText) as Manifest;
  const files = firstLoadFiles(manifest, template, lobbyModules);
  const buildId = createHash('sha256').update(manifestText).digest('hex').slice(0, 12);
  await build({
    configFile: false,
    root: join(import.meta.dirname, '..'),
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    define: {
      PLAYHOUSE_PRECACHE: JSON.stringify(files.map((file) => `/${file}`)),
      PLAYHOUSE_ADDRESSES: JSON.stringify(await readAddresses(server)),
    },
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: 'src/worker/sw.ts',
        // Of a library's modules only what the worker uses belongs into it.
        treeshake: { moduleSideEffects: (id: string) => !id.includes('/libs/') },
        output: {
          format: 'iife',
          entryFileNames: 'sw.js',
          postBanner: `/* build ${buildId} */`,
        },
      },
    },
  });
}
