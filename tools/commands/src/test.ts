import { findQuickChromium } from './chromium';
import { run } from './run';
import { testSteps } from './testSteps';

run(testSteps({ CHROMIUM_PATH: findQuickChromium() }), process.argv[2]);
