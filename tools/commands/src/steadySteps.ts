import { spawnSync } from 'node:child_process';
import { runJourneys } from './runJourneys';
import type { Step } from './steps';

/** `libs/wallet/src/…` is the project in `libs/wallet`. */
const projectFile = /^((?:apps|libs)\/[^/]+|tools\/[^/]+)\/(.*)$/;

function testProject(root: string, files: readonly string[], env: NodeJS.ProcessEnv): number {
  const config = '../../tools/checks/vitest/vitest.config.ts';
  return (
    spawnSync('npx', ['vitest', 'run', '--root', root, '--config', config, ...files], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, ...env },
    }).status ?? 1
  );
}

/** Repeats the tests that changed: one that fails once is not steady. */
export function steadySteps(
  changed: readonly string[],
  times: number,
  env: NodeJS.ProcessEnv,
): readonly Step[] {
  const journeys = changed.filter((file) => /^e2e\/.*\.spec\.ts$/.test(file));
  const units = new Map<string, string[]>();
  for (const file of changed.filter((each) => /\.test\.tsx?$/.test(each))) {
    const [, root = '', path = ''] = projectFile.exec(file) ?? [];
    if (root !== '') units.set(root, [...(units.get(root) ?? []), path]);
  }
  return [
    ...[...units].map(([root, files]): Step => ({
      title: `Unit tests of ${root}, ${times} times`,
      run: () => {
        for (let time = 0; time < times; time += 1) {
          const code = testProject(root, files, env);
          if (code !== 0) return code;
        }
        return 0;
      },
    })),
    {
      title: `Journeys that changed, ${times} times each`,
      run: () => runJourneys({ files: journeys, times, env }),
    },
  ];
}
