import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Keeps a second process out of a data folder: the embedded database has no guard of its own, and two writers ruin it.
 * @returns what gives the folder free again
 * @throws when a living process has it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = `${folder.replace(/\/+$/, '')}.lock`;
  await mkdir(dirname(file), { recursive: true });
  const holder = Number(await readFile(file, 'utf8').catch(() => ''));
  if (holder > 0 && holder !== process.pid && isAlive(holder)) {
    throw new Error(
      `${folder} is in use by process ${holder}; stop it, or choose another DATA_DIR`,
    );
  }
  // Whoever left it behind is gone.
  await rm(file, { force: true });
  const handle = await open(file, 'wx');
  await handle.writeFile(String(process.pid));
  await handle.close();
  return () => rm(file, { force: true });
}
