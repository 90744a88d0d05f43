import { takeLock } from '@playhouse/gateway/lock';
import { fleetPlaces } from './fleetPlaces';

/**
 * Does what changes a folder's releases while nobody else does. What a process left behind that is no more does not count.
 * @throws when another one is at it
 */
export async function withDeployLock<T>(out: string, work: () => T | Promise<T>): Promise<T> {
  const giveFree = await takeLock(
    fleetPlaces(out).lock,
    (process) => `${out} is being deployed to by process ${process}.`,
  );
  try {
    return await work();
  } finally {
    await giveFree();
  }
}
