import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forkProgram } from '@playhouse/merchants/forkProgram';
import { makeMerchants } from './makeMerchants';

/** How many merchants the many are; another number may be given on the command line. */
const many = Number(process.argv[2] ?? 100);
/** How many times as long as one merchant they may take. */
const limit = 1.5;
/** Cold builds of one and of many, in turn; of each part the least counts: what else the machine does only adds to it. */
const rounds = 3;

type Part = 'compile' | 'stamp' | 'release';
/** Milliseconds of each part of a cold build. */
type Measured = Record<Part, number>;

/** Runs a part as the commands do, in a process of its own, whose start belongs to it; answers its milliseconds. */
function timed(part: Part, folder: string, codes: readonly string[]): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const child = forkProgram(`tools/benchmarks/merchants/${part}.ts`, [folder, ...codes]);
    child.once('error', reject);
    child.once('exit', (status) => {
      if (status === 0) resolve(performance.now() - start);
      else reject(new Error(`The ${part} ended with exit code ${status ?? 'none'}.`));
    });
  });
}

async function coldBuild(folder: string, codes: readonly string[]): Promise<Measured> {
  return {
    compile: await timed('compile', folder, codes),
    stamp: await timed('stamp', folder, codes),
    release: await timed('release', folder, codes),
  };
}

const leastOf = (part: Part, builds: readonly Measured[]) =>
  Math.min(...builds.map((build) => build[part]));

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2).padStart(7)} s`;

function report(title: string, compile: number, builds: readonly Measured[]): number {
  const stamp = leastOf('stamp', builds);
  const total = compile + stamp;
  const parts = `compile ${seconds(compile)}, stamp ${seconds(stamp)}; release ${seconds(leastOf('release', builds))}`;
  console.log(`${title.padEnd(16)} ${seconds(total)}   (${parts})`);
  return total;
}

const folder = mkdtempSync(join(tmpdir(), 'playhouse-bench-'));
try {
  if (!Number.isInteger(many) || many < 1)
    throw new Error(`"${process.argv[2] ?? ''}" is not a number of merchants.`);
  const codes = await makeMerchants(join(folder, 'merchants'), many);
  const ofOne: Measured[] = [];
  const ofMany: Measured[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`Build ${round} of ${rounds}`);
    ofOne.push(await coldBuild(folder, codes.slice(0, 1)));
    ofMany.push(await coldBuild(folder, codes));
  }
  // The site is the same for one and for many.
  const compile = leastOf('compile', [...ofOne, ...ofMany]);
  const one = report('1 merchant', compile, ofOne);
  const hundred = report(`${many} merchants`, compile, ofMany);
  const ratio = hundred / one;
  console.log(`\n${many} merchants take ${ratio.toFixed(2)} times as long as one.`);
  if (ratio > limit) throw new Error(`That is over ${limit} times.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
