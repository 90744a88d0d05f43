import { changedFiles } from './changedFiles';
import { findChromium } from '@playhouse/browser/findChromium';
import { commitHere, progressAt } from './progress';
import { reports, run } from './run';
import { parseRunOptions } from './runOptions';
import { steadySteps } from './steadySteps';
import { testSteps } from './testSteps';
import { worldSteps } from './worldSteps';

const { wanted, affected, base, shard, steady, resume } = parseRunOptions(process.argv.slice(2));
const commit = commitHere();
if (resume && commit === undefined)
  console.log('Nothing can be resumed: what is here is not what is committed.');
const env = { CHROMIUM_PATH: findChromium() };

if (steady !== undefined) {
  const changed = changedFiles(base);
  run(steadySteps(changed, steady, env), { wanted, changed });
} else {
  // Journeys take every combination here and one of each in `npm test`.
  run([...testSteps({ ...env, E2E_EXTENT: 'rest' }), ...worldSteps(env)], {
    wanted,
    shard,
    changed: affected ? changedFiles(base) : undefined,
    progress:
      commit === undefined ? undefined : progressAt(commit, { reports, kept: 'dist/verified' }),
    resume,
  });
}
