import { join } from 'node:path';
import { build } from 'vite';
import { buildWorker } from './buildWorker';

const configFile = new URL('../vite.config.ts', import.meta.url).pathname;

// One compilation for all merchants: what the browser loads, then what prerenders the shell.
await build({ configFile, logLevel: 'warn' });
await build({ configFile, logLevel: 'warn', build: { ssr: true } });
const built = join(import.meta.dirname, '../../../dist/apps/site');
await buildWorker(join(built, 'client'), join(built, 'server'));
