import { nxStep } from './steps';
import type { Step } from './steps';

/** Everything that a contributor needs; what is cheap and fails often comes first, the browser last. */
export function testSteps(env: NodeJS.ProcessEnv): readonly Step[] {
  return [
    // Lint of everything in one process: one for each project spends most of its time on starting.
    nxStep(
      'Format, types, cycles, unused code, lint',
      ['run-many', '-t', 'format,typecheck,cycles,unused,lint', '-p', 'checks'],
      env,
    ),
    nxStep('Unit tests', ['run-many', '-t', 'test'], env),
    // The whole fleet in one process.
    nxStep(
      'All merchants: check, build, size budgets',
      ['run-many', '-t', 'check-all,build-all,budget'],
      env,
    ),
    nxStep('Stories as tests', ['run', 'storybook:test-stories'], env),
    nxStep('Journeys in a browser', ['run', 'e2e:e2e'], env),
  ];
}
