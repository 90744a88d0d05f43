import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { processIdentity } from './processIdentity';

/** Whether whoever wrote the lock still runs: after a crash its number may belong to somebody else. */
function holds(pid: number, identity: string | undefined): boolean {
  const now = processIdentity(pid);
  return now !== undefined && (identity === undefined || identity === now);
}

/**
 * Keeps a second process out of a data folder: the embedded database has no guard of its own, and two writers ruin it.
 * @returns what gives the folder free again
 * @throws when a living process has it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = `${folder.replace(/\/+$/, '')}.lock`;
  await mkdir(dirname(file), { recursive: true });
  const [pid, identity] = (await readFile(file, 'utf8').catch(() => '')).split(' ');
  const holder = Number(pid);
  if (holder > 0 && holder !== process.pid && holds(holder, identity)) {
    throw new Error(
      `${folder} is in use by process ${holder}; stop it, or choose another DATA_DIR`,
    );
  }
  // Whoever left it behind is gone.
  await rm(file, { force: true });
  const handle = await open(file, 'wx');
  await handle.writeFile(`${process.pid} ${processIdentity(process.pid) ?? ''}`.trim());
  await handle.close();
  return () => rm(file, { force: true });
}
