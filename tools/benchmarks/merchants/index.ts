import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forkProgram } from '@playhouse/merchants/forkProgram';
import { makeMerchants } from './makeMerchants';
import { merchantsIn } from './places';

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

/**
 * Builds below a new folder, and nothing is removed before all is measured: ext4 looks for a free inode among those that
 * it freed in the last seconds for longer than a merchant's pages take to compress.
 */
async function coldBuild(within: string, codes: readonly string[]): Promise<Measured> {
  const folder = mkdtempSync(join(within, 'build-'));
  return {
    compile: await timed('compile', folder, codes),
    stamp: await timed('stamp', folder, codes),
    release: await timed('release', folder, codes),
  };
}

/** Milliseconds of a cold build to its end, and of one to a release; the site is compiled for either. */
type Totals = Record<Exclude<Part, 'compile'>, number>;

const leastOf = (part: Part, builds: readonly Measured[]) =>
  Math.min(...builds.map((build) => build[part]));

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2).padStart(6)} s`;

function report(title: string, compile: number, builds: readonly Measured[]): Totals {
  const [stamp, release] = [leastOf('stamp', builds), leastOf('release', builds)];
  const totals = { stamp: compile + stamp, release: compile + release };
  const parts = `compile ${seconds(compile)}, stamp ${seconds(stamp)}, release ${seconds(release)}`;
  console.log(
    `${title.padEnd(14)} built ${seconds(totals.stamp)}, released ${seconds(totals.release)}   (${parts})`,
  );
  return totals;
}

const folder = mkdtempSync(join(tmpdir(), 'playhouse-bench-'));
try {
  if (!Number.isInteger(many) || many < 1)
    throw new Error(`"${process.argv[2] ?? ''}" is not a number of merchants.`);
  const codes = await makeMerchants(merchantsIn(folder), many);
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
  const [built, released] = [hundred.stamp / one.stamp, hundred.release / one.release];
  console.log(
    `\n${many} merchants take ${built.toFixed(2)} times as long as one to build, and ${released.toFixed(2)} times to release.`,
  );
  if (Math.max(built, released) > limit) throw new Error(`That is over ${limit} times.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
