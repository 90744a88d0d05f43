import { findChromium } from './chromium';
import { run } from './run';
import { testSteps } from './testSteps';
import { worldSteps } from './worldSteps';

const env = { CHROMIUM_PATH: findChromium() };
run([...testSteps(env), ...worldSteps(env)], process.argv[2]);
