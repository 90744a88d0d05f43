import { createHash } from 'node:crypto';
import { appendFileSync, copyFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { manifestSchema } from './compiled/manifest';
import { entryFiles, pageFiles } from './compiled/moduleFiles';
import { build } from 'vite';
import { browserTargets } from '../src/browserFloor';
import type { SiteAddresses } from '../src/siteAddresses';

/** The compiled server's knowledge of the screens: scripts of this build cannot import them. */
interface Server {
  readonly addresses: SiteAddresses;
  readonly offlineModules: readonly string[];
}

const workerLicences = 'worker-licences.txt';

const readServer = async (server: string) =>
  (await import(pathToFileURL(join(server, 'entry-server.js')).href)) as Server;

interface Script {
  /** Below `src/worker`. */
  readonly input: string;
  readonly outDir: string;
  readonly file: string;
  readonly buildId: string;
  /** The values that the build writes into it. */
  readonly define?: Readonly<Record<string, string>>;
}

/** Compiles a worker into one classic script. */
async function compile({ input, outDir, file, buildId, define = {} }: Script): Promise<void> {
  await build({
    configFile: false,
    root: join(import.meta.dirname, '..'),
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    define,
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: browserTargets,
      modulePreload: false,
      license: { fileName: workerLicences },
      rolldownOptions: {
        input: `src/worker/${input}`,
        // Of a library's modules only what the worker uses belongs into it.
        treeshake: { moduleSideEffects: (id: string) => !id.includes('/libs/') },
        output: { format: 'iife', entryFileNames: file, postBanner: `/* build ${buildId} */` },
      },
    },
  });
}

/**
 * Builds the service worker beside the compiled client, as one classic script whose address never
 * changes. Its text changes with every file of the client, which is how browsers see an update. With `SITE_WORKER=off` in
 * the environment it is the one that removes itself, which otherwise lies beside the client for rehearsals.
 */
export async function buildWorker(client: string, server: string): Promise<void> {
  const manifestText = readFileSync(join(client, '.vite/manifest.json'), 'utf8');
  const template = readFileSync(join(client, 'index.html'), 'utf8');
  const manifest = manifestSchema.parse(JSON.parse(manifestText));
  const { addresses, offlineModules } = await readServer(server);
  const files = Object.values(pageFiles({ template, manifest }, offlineModules)).flat();
  const buildId = createHash('sha256').update(manifestText).digest('hex').slice(0, 12);
  const removal = join(client, '..');
  await compile({ input: 'removeWorker.ts', outDir: removal, file: 'removeWorker.js', buildId });
  rmSync(join(removal, workerLicences), { force: true });
  await compile({
    ...{ input: 'sw.ts', outDir: client, file: 'sw.js', buildId },
    define: {
      PLAYHOUSE_PRECACHE: JSON.stringify(files.sort().map((file) => `/${file}`)),
      PLAYHOUSE_ADDRESSES: JSON.stringify(addresses),
      PLAYHOUSE_BUILD: JSON.stringify(buildId),
      PLAYHOUSE_ENTRY: JSON.stringify(`/${entryFiles(template)[0] ?? ''}`),
    },
  });
  const licences = join(client, workerLicences);
  appendFileSync(join(client, 'licences.txt'), `\n${readFileSync(licences, 'utf8')}`);
  rmSync(licences);
  if (process.env['SITE_WORKER'] === 'off')
    copyFileSync(join(removal, 'removeWorker.js'), join(client, 'sw.js'));
}
