import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { manifestSchema } from './compiled/manifest';
import { entryFiles, pageFiles } from './compiled/moduleFiles';
import { build } from 'vite';
import type { SiteAddresses } from '../src/siteAddresses';

/** The compiled server's knowledge of the screens: scripts of this build cannot import them. */
interface Server {
  readonly addresses: SiteAddresses;
  readonly offlineModules: readonly string[];
}

const workerLicences = 'worker-licences.txt';

const readServer = async (server: string) =>
  (await import(pathToFileURL(join(server, 'entry-server.js')).href)) as Server;

/**
 * Builds the service worker beside the compiled client, as one classic script whose address never
 * changes. Its text changes with every file of the client, which is how browsers see an update.
 */
export async function buildWorker(client: string, server: string): Promise<void> {
  const manifestText = readFileSync(join(client, '.vite/manifest.json'), 'utf8');
  const template = readFileSync(join(client, 'index.html'), 'utf8');
  const manifest = manifestSchema.parse(JSON.parse(manifestText));
  const { addresses, offlineModules } = await readServer(server);
  const files = Object.values(pageFiles({ template, manifest }, offlineModules)).flat();
  const buildId = createHash('sha256').update(manifestText).digest('hex').slice(0, 12);
  await build({
    configFile: false,
    root: join(import.meta.dirname, '..'),
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    define: {
      PLAYHOUSE_PRECACHE: JSON.stringify(files.sort().map((file) => `/${file}`)),
      PLAYHOUSE_ADDRESSES: JSON.stringify(addresses),
      PLAYHOUSE_BUILD: JSON.stringify(buildId),
      PLAYHOUSE_ENTRY: JSON.stringify(`/${entryFiles(template)[0] ?? ''}`),
    },
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      modulePreload: false,
      license: { fileName: workerLicences },
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
  const licences = join(client, workerLicences);
  appendFileSync(join(client, 'licences.txt'), `\n${readFileSync(licences, 'utf8')}`);
  rmSync(licences);
}
