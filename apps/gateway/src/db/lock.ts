import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { processIdentity } from './processIdentity';

/** Whether whoever wrote the lock still runs: after a crash its number may belong to somebody else, this process included. */
function holds(pid: number, identity: string | undefined): boolean {
  const now = processIdentity(pid);
  if (now === undefined) return false;
  return identity === undefined ? pid !== process.pid : identity === now;
}

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

/** Makes the lock with its text in one step, so that nobody ever reads half of it. @returns false where there is one */
async function make(file: string): Promise<boolean> {
  const own = `${file}.${process.pid}`;
  await writeFile(own, `${process.pid} ${processIdentity(process.pid) ?? ''}`.trim());
  try {
    await link(own, file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(own, { force: true });
  }
}

/** Nothing where there is none. @throws where there is one that cannot be read */
async function textOf(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function isHeld(text: string): boolean {
  const [pid, identity] = text.split(' ');
  return Number(pid) > 0 && holds(Number(pid), identity);
}

/** Whether a crash left it; where there is none, the next moment may bring somebody's own. */
const isLeft = (text: string | undefined) => text !== undefined && !isHeld(text);

/** Takes away what a crash left. Whoever does so is alone, so that nobody takes away the lock of who came next. */
async function clear(file: string): Promise<void> {
  const alone = `${file}.clearing`;
  if (!(await make(alone))) {
    if (isLeft(await textOf(alone))) await rm(alone, { force: true });
    await pause(5);
    return;
  }
  if (isLeft(await textOf(file))) await rm(file, { force: true });
  await rm(alone, { force: true });
}

/**
 * Takes a lock that a process left which is no more does not hold: its number may belong to somebody else by now.
 * @param refusal says who has it
 * @returns what gives it free again
 * @throws Error with the refusal while a living process has it
 */
export async function takeLock(
  file: string,
  refusal: (process: number) => string,
): Promise<() => Promise<void>> {
  await mkdir(dirname(file), { recursive: true });
  while (!(await make(file))) {
    const text = await textOf(file);
    if (text !== undefined && isHeld(text)) throw new Error(refusal(Number(text.split(' ')[0])));
    await clear(file);
  }
  return () => rm(file, { force: true });
}

/**
 * Keeps a second process out of a data folder: the embedded database has no guard of its own, and two writers ruin it.
 * @returns what gives the folder free again
 * @throws when a living process has it
 */
export const lockFolder = (folder: string): Promise<() => Promise<void>> =>
  takeLock(
    `${folder.replace(/\/+$/, '')}.lock`,
    (process) => `${folder} is in use by process ${process}; stop it, or choose another DATA_DIR`,
  );
