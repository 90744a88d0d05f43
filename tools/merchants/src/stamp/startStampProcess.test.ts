import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../testing/fakeSite';
import { startStampProcess, type Beside } from './startStampProcess';
import { createStamp } from './createStamp';

const patience = 120_000;
const codes = ['amihanda', 'corvalume'];

let sandbox: Sandbox;
let beside: Beside | undefined;
beforeEach(() => {
  sandbox = createSandbox();
});
afterEach(() => {
  beside?.end();
  sandbox.remove();
});

function filesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.map((file) => [file.slice(folder.length), readFileSync(file, 'base64')]),
  );
}

test(
  'a process beside makes the same sites, as often as it is told',
  async () => {
    const here = await createStamp(sandbox);
    await here(codes);
    const elsewhere = { ...sandbox, out: join(sandbox.root, 'beside') };
    beside = startStampProcess(elsewhere);
    for (const code of codes)
      expect(await beside.stamp([code])).toMatchObject([{ ok: true, code }]);
    expect(filesOf(elsewhere.out)).toEqual(filesOf(sandbox.out));
  },
  patience,
);

test(
  'one that ends without an answer is no success, and says how it ended',
  async () => {
    sandbox.write('site/server/entry-server.js', 'process.exit(7);');
    beside = startStampProcess(sandbox);
    await expect(beside.stamp(codes)).rejects.toThrow('exit code 7');
    await expect(beside.stamp(codes)).rejects.toThrow('exit code 7');
  },
  patience,
);
