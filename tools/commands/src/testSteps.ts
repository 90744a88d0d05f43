import { nxStep } from './steps';
import type { Step } from './steps';

/** Everything that a contributor needs; what is cheap and fails often comes first, the browser last. */
export function testSteps(env: NodeJS.ProcessEnv): readonly Step[] {
  return [
    nxStep(
      'Format, types, cycles, unused code',
      ['run-many', '-t', 'format,typecheck,cycles,unused', '-p', 'checks'],
      env,
    ),
    nxStep('Lint and unit tests', ['run-many', '-t', 'lint,test'], env),
    nxStep(
      'All merchants: check, build, size budgets',
      ['run-many', '-t', 'check,build-all,budget'],
      env,
    ),
    nxStep('Stories as tests', ['run', 'storybook:test-stories'], env),
    nxStep('Journeys in a browser', ['run', 'e2e:e2e'], env),
  ];
}
