import react from '@vitejs/plugin-react';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';

export interface Harness {
  /** Address of the page, ending in a slash. */
  readonly url: string;
  close(): Promise<void>;
}

/** Builds the page as for production and serves it on a free port of this machine. */
export async function startHarness(): Promise<Harness> {
  const outDir = await mkdtemp(join(tmpdir(), 'playhouse-lobby-'));
  const common = {
    configFile: false as const,
    logLevel: 'warn' as const,
    root: join(import.meta.dirname, 'page'),
    plugins: [react()],
    resolve: { tsconfigPaths: true },
    build: { outDir, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 5000 },
  };
  await build(common);
  const server = await preview({ ...common, preview: { host: '127.0.0.1', port: 0 } });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The page is not served.');
  return {
    url: `http://127.0.0.1:${String(address.port)}/`,
    async close() {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
