import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeMerchants } from './makeMerchants';
import type { Measured } from './measure';

/** How many merchants the many are; another number may be given on the command line. */
const many = Number(process.argv[2] ?? 100);

/** Runs one cold build in a fresh process. */
function coldBuild(folder: string, codes: readonly string[]): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const child = fork(
      join(process.cwd(), 'tools/benchmarks/merchants/measure.ts'),
      [folder, ...codes],
      {
        execArgv: ['--import', 'tsx'],
        env: { ...process.env, TSX_TSCONFIG_PATH: join(process.cwd(), 'tsconfig.base.json') },
      },
    );
    child.once('message', (message) => resolve(message as Measured));
    child.once('error', reject);
    child.once('exit', (status) => {
      if (status !== 0) reject(new Error(`The build ended with exit code ${status ?? 'none'}.`));
    });
  });
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2).padStart(7)} s`;

function report(title: string, { compile, stamp, deploy }: Measured): number {
  const total = compile + stamp;
  const parts = `compile ${seconds(compile)}, stamp ${seconds(stamp)}; release ${seconds(deploy)}`;
  console.log(`${title.padEnd(16)} ${seconds(total)}   (${parts})`);
  return total;
}

const folder = mkdtempSync(join(tmpdir(), 'playhouse-bench-'));
try {
  if (!Number.isInteger(many) || many < 1)
    throw new Error(`"${process.argv[2] ?? ''}" is not a number of merchants.`);
  const codes = await makeMerchants(join(folder, 'merchants'), many);
  const first = codes.slice(0, 1);
  const one = report('1 merchant', await coldBuild(folder, first));
  const hundred = report(`${many} merchants`, await coldBuild(folder, codes));
  console.log(`\n${many} merchants take ${(hundred / one).toFixed(2)} times as long as one.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
