import { findChromium } from './chromium';
import { run } from './run';
import { testSteps } from './testSteps';

run(testSteps({ CHROMIUM_PATH: findChromium() }), { wanted: process.argv[2] });
