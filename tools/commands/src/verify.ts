import { findChromium } from './chromium';
import { commitHere, progressAt } from './progress';
import { reports, run } from './run';
import { testSteps } from './testSteps';
import { worldSteps } from './worldSteps';

const given = process.argv.slice(2);
const resume = given.includes('--resume');
const commit = commitHere();
if (resume && commit === undefined)
  console.log('Nothing can be resumed: what is here is not what is committed.');

const env = { CHROMIUM_PATH: findChromium() };
// What journeys go through once in `npm test` they go through whole here.
run([...testSteps({ ...env, E2E_EXTENT: 'rest' }), ...worldSteps(env)], {
  wanted: given.find((word) => !word.startsWith('--')),
  progress:
    commit === undefined ? undefined : progressAt(commit, { reports, kept: 'dist/verified' }),
  resume,
});
