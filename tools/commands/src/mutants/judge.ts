import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeClone } from '../makeClone';
import { readReports } from '../reports';
import { plant } from './readMutants';
import type { Mutant } from './readMutants';
import { stagesFor } from './stages';
import type { Level, Stage } from './stages';

/** Makes a copy of what is here, committed or not, in which faults are planted. */
export function makeCopy(folder: string): void {
  makeClone(folder);
  const listed = (...args: readonly string[]) =>
    spawnSync('git', args, { encoding: 'utf8' }).stdout.split('\0').filter(Boolean);
  const changed = listed('diff', '-z', '--name-only', 'HEAD');
  const fresh = listed('ls-files', '-z', '--others', '--exclude-standard');
  for (const file of [...changed, ...fresh]) {
    if (existsSync(file)) cpSync(file, join(folder, file));
    else rmSync(join(folder, file), { force: true });
  }
  // Lint of the boundaries is silent where Nx has not written its graph.
  spawnSync('npx', ['--no-install', 'nx', 'show', 'projects'], { cwd: folder });
}

/** The stage that found a fault, and why it was red. */
interface Red {
  readonly by: string;
  readonly why: string;
}

/** @throws Error when the stage did not come to its tests */
function take(
  { title, command: [program = '', ...args], reports }: Stage,
  copy: string,
  env: NodeJS.ProcessEnv,
) {
  const folder = join(copy, 'dist/reports');
  rmSync(folder, { recursive: true, force: true });
  const { status, stdout, stderr } = spawnSync(`node_modules/.bin/${program}`, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 28,
  });
  if (status === 0) return undefined;
  const output = `${stdout}${stderr}`;
  if (!reports) return { by: title, why: output };
  const failed = readReports(folder).find(({ outcome }) => outcome === 'failed');
  if (failed === undefined) throw new Error(`${title} said nothing.\n${output.slice(-2000)}`);
  return { by: failed.title, why: failed.why ?? '' };
}

/** Where faults are planted, and how they are judged. */
export interface Bench {
  readonly copy: string;
  readonly level: Level;
  readonly env: NodeJS.ProcessEnv;
  /** Commands that were green without a fault. */
  readonly green: Set<string>;
}

/** Whether a stage is green without the fault. One that ran out of time is asked again: the machine may be busy. */
function isGreenWithout(stage: Stage, { why }: Red, { copy, env, green }: Bench): boolean {
  const name = stage.command.join(' ');
  if (green.has(name) && !/timed? ?out/i.test(why)) return true;
  if (take(stage, copy, env) !== undefined) return false;
  green.add(name);
  return true;
}

/** Plants a fault in the copy and asks one stage after the other; undefined where none of them finds it. */
export function findKiller(mutant: Mutant, bench: Bench): Red | undefined {
  const file = join(bench.copy, mutant.file);
  const sound = readFileSync(file, 'utf8');
  const faulty = plant(sound, mutant);
  try {
    writeFileSync(file, faulty);
    for (const stage of stagesFor(mutant, bench.copy, bench.level)) {
      const red = take(stage, bench.copy, bench.env);
      if (red === undefined) continue;
      writeFileSync(file, sound);
      if (isGreenWithout(stage, red, bench)) return red;
      console.error(`${stage.title}: red without ${mutant.id}, too`);
      writeFileSync(file, faulty);
    }
    return undefined;
  } finally {
    writeFileSync(file, sound);
  }
}
