import { spawnSync } from 'node:child_process';

// TypeScript 7 has no compiler API yet, so tools keep TypeScript 6 and only this command runs the native one.
const compiler = 'node_modules/typescript-native/bin/tsc';

let failed = false;
for (const folder of ['libs', 'apps', 'tools', 'e2e']) {
  const run = spawnSync(process.execPath, [compiler, '-p', `${folder}/tsconfig.json`], {
    stdio: 'inherit',
  });
  failed ||= run.status !== 0;
}
process.exitCode = failed ? 1 : 0;
