// Runs before anything is installed: only Node's own modules here.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The packages in `node_modules`, by npm's own record. */
const record = 'node_modules/.package-lock.json';

/** Packages by their paths; the workspace itself, which the lock names too, has none. */
function packagesOf(file) {
  const { packages = {} } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.fromEntries(Object.entries(packages).filter(([path]) => path !== ''));
}

const isSame = (installed, locked) =>
  installed.version === locked.version && installed.integrity === locked.integrity;

/** Whether a folder holds just what its lock file says, whoever installed it. */
export function isInstalled(folder) {
  const recordFile = join(folder, record);
  if (!existsSync(recordFile)) return false;
  const locked = packagesOf(join(folder, 'package-lock.json'));
  const installed = packagesOf(recordFile);
  return (
    Object.keys(installed).every((path) => path in locked) &&
    // npm leaves out what is for other machines; it may leave out nothing else.
    Object.entries(locked).every(([path, wanted]) =>
      path in installed ? isSame(installed[path], wanted) : wanted.optional === true,
    )
  );
}
