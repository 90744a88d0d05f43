import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { InvalidMerchantError } from '../check/problem';
import { createSandbox, type Sandbox } from '../testing/fakeSite';
import { stampBeside, type Beside } from './stampBeside';
import { stampHere } from './stampHere';

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
    const here = await stampHere(sandbox);
    await here(codes);
    const elsewhere = { ...sandbox, out: join(sandbox.root, 'beside') };
    beside = stampBeside(elsewhere);
    for (const code of codes)
      expect(await beside.stamp([code])).toMatchObject([{ ok: true, code }]);
    expect(filesOf(elsewhere.out)).toEqual(filesOf(sandbox.out));
  },
  patience,
);

test('what processes beside answer is heard between two merchants', async () => {
  const stamp = await stampHere(sandbox);
  const log: string[] = [];
  const heard = setImmediate().then(() => log.push('heard'));
  const stamped = stamp([...codes, ...codes, ...codes]).then(() => log.push('stamped'));
  await Promise.all([heard, stamped]);
  expect(log).toEqual(['heard', 'stamped']);
});

test(
  'it tells what is wrong with a merchant, and stamps the others',
  async () => {
    sandbox.edit('merchants/amihanda/theme.json', (json) => json.replace('#0a8f8c', '#nope'));
    const [expected] = await (await stampHere(sandbox))(['amihanda']);
    beside = stampBeside(sandbox);
    const [bad, good] = await beside.stamp(codes);
    expect(bad).toEqual(expected);
    expect(bad?.ok === false && bad.error).toBeInstanceOf(InvalidMerchantError);
    expect(bad).toMatchObject({ error: { problems: [{ file: 'merchants/amihanda/theme.json' }] } });
    expect(good).toMatchObject({ ok: true, folder: join(sandbox.out, 'corvalume') });
    expect(existsSync(join(sandbox.out, 'amihanda'))).toBe(false);
  },
  patience,
);

test(
  'one that ends without an answer is no success, and says how it ended',
  async () => {
    sandbox.write('site/server/entry-server.js', 'process.exit(7);');
    beside = stampBeside(sandbox);
    await expect(beside.stamp(codes)).rejects.toThrow('exit code 7');
    await expect(beside.stamp(codes)).rejects.toThrow('exit code 7');
  },
  patience,
);

test(
  'one that is killed says by what',
  async () => {
    sandbox.write('site/server/entry-server.js', "process.kill(process.pid, 'SIGKILL');");
    beside = stampBeside(sandbox);
    await expect(beside.stamp(codes)).rejects.toThrow('SIGKILL');
  },
  patience,
);
