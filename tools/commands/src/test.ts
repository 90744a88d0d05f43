import { changedFiles } from './changedFiles';
import { findChromium } from '@playhouse/browser/findChromium';
import { run } from './run';
import { parseRunOptions } from './runOptions';
import { testSteps } from './testSteps';

const { wanted, affected, base, shard } = parseRunOptions(process.argv.slice(2));
const changed = affected ? changedFiles(base) : undefined;

run(testSteps({ CHROMIUM_PATH: findChromium() }), { wanted, shard, changed });
