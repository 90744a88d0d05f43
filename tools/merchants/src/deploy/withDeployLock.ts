import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fleetPlaces } from './fleetPlaces';

function isRunning(process: number): boolean {
  try {
    globalThis.process.kill(process, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function claim(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Does what changes a folder's releases while nobody else does. What a process left behind that is no more does not count.
 * @throws when another one is at it
 */
export async function withDeployLock<T>(out: string, work: () => T | Promise<T>): Promise<T> {
  const { lock } = fleetPlaces(out);
  mkdirSync(out, { recursive: true });
  if (!claim(lock)) {
    const holder = Number(readFileSync(lock, 'utf8'));
    if (isRunning(holder)) throw new Error(`${out} is being deployed to by process ${holder}.`);
    rmSync(lock);
    if (!claim(lock)) throw new Error(`${out} is being deployed to by another process.`);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}
