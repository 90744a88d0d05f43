import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fleetPlaces } from './fleetPlaces';
import { withDeployLock } from './withDeployLock';

const newFolder = () => mkdtempSync(join(tmpdir(), 'releases-'));

it.each([
  ['nothing at all', ''],
  ['the number 0', '0'],
  ['the number that this process was given since', String(process.pid)],
  ['the number of a process that began later', `${process.ppid} of-another-start`],
])('a lock left behind with %s does not stop the next release', async (_, left) => {
  const out = newFolder();
  writeFileSync(fleetPlaces(out).lock, left);
  expect(await withDeployLock(out, () => 'released')).toBe('released');
  expect(existsSync(fleetPlaces(out).lock)).toBe(false);
});

it('a second release is refused while one is made, and the lock is given free when it fails', async () => {
  const out = newFolder();
  const failing = withDeployLock(out, async () => {
    const holder = readFileSync(fleetPlaces(out).lock, 'utf8');
    await expect(withDeployLock(out, () => undefined)).rejects.toThrow(
      `is being deployed to by process ${process.pid}.`,
    );
    expect(readFileSync(fleetPlaces(out).lock, 'utf8')).toBe(holder);
    throw new Error('no room');
  });
  await expect(failing).rejects.toThrow('no room');
  expect(existsSync(fleetPlaces(out).lock)).toBe(false);
});
