import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { getPlaces } from './places';

/** Compiles the site as a clean checkout would. */
async function compile(folder: string): Promise<void> {
  const { root, site } = getPlaces(folder);
  for (const [name, ssr] of [
    ['client', false],
    ['server', true],
  ] as const)
    await build({
      configFile: join(root, 'apps/site/vite.config.ts'),
      configLoader: 'native',
      logLevel: 'error',
      build: { ssr, outDir: join(site, name), emptyOutDir: true },
    });
  // The compiled server part is made of modules, wherever it lies.
  writeFileSync(join(site, 'package.json'), '{"type":"module"}');
}

await compile(process.argv[2] ?? '');
