// @vitest-environment node
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lockFolder } from './lock';

it('keeps a second process out of a data folder, and outlives a crash', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'playhouse-lock-')), 'data');
  const unlock = await lockFolder(folder);
  expect(await readFile(`${folder}.lock`, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
  await unlock();
  await writeFile(`${folder}.lock`, String(process.ppid));
  await expect(lockFolder(folder)).rejects.toThrow('in use');
  // Somebody else was given the number of the holder that crashed.
  await writeFile(`${folder}.lock`, `${process.ppid} of-another-start`);
  await (
    await lockFolder(folder)
  )();
  // No process has this number: the holder crashed.
  await writeFile(`${folder}.lock`, '4194305');
  await (
    await lockFolder(folder)
  )();
});
