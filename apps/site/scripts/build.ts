import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { buildWorker } from './buildWorker';
import { putMapsApart } from './putMapsApart';

const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));

// One compilation for all merchants: what the browser loads, and what prerenders the shell.
await Promise.all([
  build({ configFile, logLevel: 'warn' }),
  build({ configFile, logLevel: 'warn', build: { ssr: true } }),
]);
const built = join(import.meta.dirname, '../../../dist/apps/site');
putMapsApart(join(built, 'client/assets'), join(built, 'maps'));
await buildWorker(join(built, 'client'), join(built, 'server'));
