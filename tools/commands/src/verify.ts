import { findChromium } from './chromium';
import { run } from './run';
import { testSteps } from './testSteps';
import { worldSteps } from './worldSteps';

const env = { CHROMIUM_PATH: findChromium() };
// What journeys go through once in `npm test` they go through whole here.
run([...testSteps({ ...env, E2E_EXTENT: 'rest' }), ...worldSteps(env)], process.argv[2]);
