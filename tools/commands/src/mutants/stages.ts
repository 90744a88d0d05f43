import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Check, Mutant } from './readMutants';

export const levels = ['named', 'unit', 'stories', 'journeys'] as const;
/** How far a fault is followed that nothing has found: each level includes those before it. `named` is what it names. */
export type Level = (typeof levels)[number];

/** A command that may find a fault. */
export interface Stage {
  readonly title: string;
  /** A command that `npx` runs in the copy. */
  readonly command: readonly string[];
  /** Whether it writes a report of its tests, in which the one is named that failed. */
  readonly reports: boolean;
}

/** Folder of the project that a file belongs to. */
const projectOf = (file: string) => file.split('/', 2).join('/');

function unitTests(root: string, title: string, ...args: readonly string[]): Stage {
  const config = '../../tools/checks/vitest/vitest.config.ts';
  const command = ['vitest', ...args, '--run', '--bail', '1', '--root', root, '--config', config];
  return { title: `${title} of ${root}`, command, reports: true };
}

function namedTests({ tests }: Mutant): Stage[] {
  const roots = [...new Set(tests.map(projectOf))];
  return roots.map((root) => {
    const own = tests.filter((test) => projectOf(test) === root);
    return unitTests(root, 'tests', ...own.map((test) => relative(root, test)));
  });
}

const relatedTests = (root: string, file: string) =>
  unitTests(root, 'related tests', 'related', relative(root, file));

function checkStage(check: Check, file: string): Stage {
  const commands: Readonly<Record<Check, readonly string[]>> = {
    typecheck: ['nx', 'run', 'checks:typecheck'],
    cycles: ['nx', 'run', 'checks:cycles'],
    unused: ['nx', 'run', 'checks:unused'],
    lint: ['eslint', '--config', 'tools/checks/eslint/eslint.config.mjs', file],
  };
  return { title: check, command: commands[check], reports: false };
}

/** Folders of the projects whose tests Nx would run again after a change of the file. */
function affectedProjects(copy: string, file: string): string[] {
  const args = ['show', 'projects', '--affected', `--files=${file}`, '--with-target=test'];
  const { stdout } = spawnSync('npx', ['nx', ...args, '--json'], { cwd: copy, encoding: 'utf8' });
  const names = JSON.parse(stdout) as string[];
  return names.flatMap((name) =>
    ['libs', 'apps', 'tools']
      .map((folder) => `${folder}/${name}`)
      .filter((folder) => existsSync(join(copy, folder))),
  );
}

function storiesOf(root: string): Stage[] {
  const args = ['run', '--root', 'apps/storybook', '--config', 'vitest.config.ts', '--bail', '1'];
  const command = ['vitest', ...args, '--project', 'stories', `${root}/`];
  return root.startsWith('libs/') ? [{ title: `stories of ${root}`, command, reports: true }] : [];
}

function journeysThrough({ journeys }: Mutant): Stage[] {
  if (journeys.length === 0) return [];
  const command = ['playwright', 'test', '--config', 'e2e/playwright.config.ts'];
  return [
    { title: 'build', command: ['nx', 'run', 'merchants:build-all'], reports: false },
    { title: 'journeys', command: [...command, '--max-failures', '1', ...journeys], reports: true },
  ];
}

/** Seeds of the simulation, which reports the one that found the fault. */
function simulation(seeds: number): Stage {
  const script = ['--tsconfig', 'tsconfig.base.json', 'apps/gateway/scripts/simulate.ts'];
  const options = ['--seeds', String(seeds), '--report', 'dist/reports/simulation.json'];
  return { title: 'simulation', command: ['tsx', ...script, ...options], reports: true };
}

/** The stages of `npm test` that may find a fault, the cheapest first. @param copy folder in which the fault is planted */
export function* stagesFor(mutant: Mutant, copy: string, level: Level): Generator<Stage> {
  const { file, checks } = mutant;
  const root = projectOf(file);
  yield* checks.map((check) => checkStage(check, file));
  yield* namedTests(mutant);
  if (mutant.seeds !== undefined) {
    yield simulation(mutant.seeds);
    return;
  }
  if (level === 'named') return;
  yield relatedTests(root, file);
  const others = affectedProjects(copy, file).filter((each) => each !== root);
  yield* others.filter((each) => each !== 'tools/checks').map((each) => relatedTests(each, file));
  // They read files instead of importing them.
  yield unitTests('tools/checks', 'all tests');
  if (level === 'unit') return;
  yield* storiesOf(root);
  if (level === 'journeys') yield* journeysThrough(mutant);
}
