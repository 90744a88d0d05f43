import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployMerchants } from '@playhouse/merchants/deploy/deployMerchants';
import { packagesOf } from '@playhouse/merchants/deploy/packages';
import { stampMerchants } from '@playhouse/merchants/stamp/stampMerchant';
import { build } from 'vite';

/** Milliseconds of one cold build: compiling the site, then stamping; and of a first release. */
export interface Measured {
  readonly compile: number;
  readonly stamp: number;
  readonly deploy: number;
}

/** Compiles the site into a folder of its own, stamps merchants from it and releases them, as a clean checkout would. */
async function measure(folder: string, codes: readonly string[]): Promise<Measured> {
  const root = process.cwd();
  const configFile = join(root, 'apps/site/vite.config.ts');
  const site = join(folder, 'site');
  const compileInto = (name: string, ssr: boolean) =>
    build({
      configFile,
      configLoader: 'native',
      logLevel: 'error',
      build: { ssr, outDir: join(site, name), emptyOutDir: true },
    });
  const start = performance.now();
  await compileInto('client', false);
  await compileInto('server', true);
  // The compiled server part is made of modules, wherever it lies.
  writeFileSync(join(site, 'package.json'), '{"type":"module"}');
  const compiled = performance.now();
  const places = { root, site, merchants: join(folder, 'merchants'), out: join(folder, 'out') };
  const results = await stampMerchants(codes, places);
  for (const result of results) if (!result.ok) throw result.error;
  const stamped = performance.now();
  await deployMerchants(
    {
      ...{ codes, isWhole: true, out: join(folder, `served-${codes.length}`), keep: 2 },
      ...{ settings: {}, allowDevelopmentKey: true, packages: packagesOf(root) },
    },
    places,
  );
  const deployed = performance.now();
  return { compile: compiled - start, stamp: stamped - compiled, deploy: deployed - stamped };
}

// A process of its own for each measurement: nothing is warm but the disk.
const [folder = '', ...codes] = process.argv.slice(2);
measure(folder, codes).then(
  (measured) => process.send?.(measured),
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
