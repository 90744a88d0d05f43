import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeClone } from '../../commands/src/makeClone';
import { makeMerchants } from './makeMerchants';

/** How many merchants the fleet has; another number may be given on the command line. */
const many = Number(process.argv[2] ?? 1000);
/** The share of a cold batch that an unchanged one may cost. */
const limit = 0.1;
/** Batches in which nothing has changed; the least counts: what else the machine does only adds to it. */
const rounds = 3;

// On the disk of what is installed, which is linked and not copied.
const place = resolve('.data/fleet');
const clone = join(place, 'clone');

/** Seconds of a command: by the clock, and of all processors. */
interface Cost {
  readonly wall: number;
  readonly cpu: number;
}

/** Runs a command of Nx as people do; nothing stays in a daemon's memory from one to the next. */
function nx(title: string, args: string): Cost {
  const { status, stdout, stderr } = spawnSync(
    'bash',
    ['-c', `TIMEFORMAT='%R %U %S'; time node_modules/.bin/nx ${args}`],
    {
      cwd: clone,
      encoding: 'utf8',
      env: { ...process.env, NX_DAEMON: 'false', LC_ALL: 'C' },
      maxBuffer: 2 ** 28,
    },
  );
  if (status !== 0) throw new Error(`nx ${args}\n${stdout.slice(-2000)}${stderr.slice(-2000)}`);
  const [wall = 0, user = 0, system = 0] = stderr
    .trim()
    .slice(stderr.trim().lastIndexOf('\n') + 1)
    .split(' ')
    .map(Number);
  const cost = { wall, cpu: user + system };
  console.log(
    `${title.padEnd(34)} ${wall.toFixed(1).padStart(6)} s, ${cost.cpu.toFixed(1).padStart(6)} s of processors`,
  );
  return cost;
}

const batch = 'run merchants:build-all';

/** @throws when a batch takes for done what was changed by hand */
function demandMending(codes: readonly string[]): void {
  const pages = [codes[0] ?? '', codes.at(-1) ?? ''].map((code) =>
    join(clone, 'dist/merchants', code, 'pages/EN/home.html'),
  );
  const [changed = '', removed = ''] = pages;
  const texts = pages.map((page) => readFileSync(page, 'utf8'));
  writeFileSync(changed, 'changed by hand');
  rmSync(removed);
  nx('two pages changed by hand', batch);
  const mended = pages.every((page, at) => readFileSync(page, 'utf8') === texts[at]);
  if (!mended) throw new Error('What was changed by hand was taken for done.');
}

try {
  if (!Number.isInteger(many) || many < 2)
    throw new Error(`"${process.argv[2] ?? ''}" is not a number of merchants.`);
  makeClone(clone);
  const codes = await makeMerchants(join(clone, 'merchants'), many);
  console.log(`${many} merchants`);
  nx('graph, cold', 'show projects');
  nx('graph', 'show projects');
  nx('check', 'run merchants:check-all');
  const cold = nx('batch, cold', batch);
  const again = Array.from({ length: rounds }, () => nx('batch, nothing changed', batch));
  const part = (of: keyof Cost) => Math.min(...again.map((cost) => cost[of])) / cold[of];
  demandMending(codes);
  const [wall, cpu] = [part('wall'), part('cpu')];
  console.log(
    `\nA batch in which nothing has changed costs ${(wall * 100).toFixed(1)} % of a cold one, and ${(cpu * 100).toFixed(1)} % of its processors' time.`,
  );
  if (wall > limit) throw new Error(`That is over ${limit * 100} %.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(place, { recursive: true, force: true });
}
