import { spawnSync } from 'node:child_process';
import { journeysFor, storiesFor } from './journeysFor';
import { nx } from './nx';
import { nxStep } from './steps';
import type { Step } from './steps';
import { runJourneys } from './runJourneys';

const listed = (files: readonly string[]) => files.join(',');

/** Runs the stories of some folders. @returns the exit code */
function runStories(folders: readonly string[], env: NodeJS.ProcessEnv): number {
  if (folders.length === 0) return 0;
  const args = ['run', '--root', 'apps/storybook', '--config', 'vitest.config.ts'];
  return (
    spawnSync('npx', ['vitest', ...args, '--project', 'stories', ...folders], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, ...env },
    }).status ?? 1
  );
}

/** Everything that a contributor needs; what is cheap and fails often comes first, the browser last. */
export function testSteps(env: NodeJS.ProcessEnv): readonly Step[] {
  return [
    // Lint of everything in one process: one for each project spends most of its time on starting.
    nxStep(
      'Format, types, cycles, unused code, lint',
      ['run-many', '-t', 'format,typecheck,cycles,unused,lint', '-p', 'checks'],
      env,
    ),
    {
      title: 'Unit tests',
      minutes: 3,
      run: ({ changed }) => {
        // All libraries in one process: each by itself loads the same again.
        const which =
          changed === undefined
            ? ['run-many', '-t', 'test-libs,test', '--exclude=libs/*']
            : ['affected', `--files=${listed(changed)}`, '-t', 'test'];
        return nx([...which, '--parallel=1', '--outputStyle=static'], env);
      },
    },
    // The whole fleet in one process.
    nxStep('All merchants: check, build', ['run-many', '-t', 'check-all,build-all'], env),
    {
      title: 'Stories as tests',
      reads: /^(libs|apps\/storybook|merchants)\/|^package-lock/,
      run: ({ changed }) => {
        const folders = changed && storiesFor(changed);
        return folders === undefined
          ? nx(['run', 'storybook:test-stories', '--outputStyle=static'], env)
          : runStories(folders, env);
      },
    },
    {
      title: 'Journeys in a browser',
      minutes: 3,
      splits: true,
      run: ({ changed, shard }) =>
        runJourneys({ files: changed && journeysFor(changed), shard, env }),
    },
  ];
}
