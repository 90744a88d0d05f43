// @vitest-environment node
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { make } from './build';

const page = 'pages/EN/home.html';
let root: string;
let failing: readonly string[];
const file = (code: string, name: string) => join(root, 'dist/merchants', code, name);

function put(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const stamp = vi.fn((codes: readonly string[]) => {
  const results = codes.map((code) => ({ code, ok: !failing.includes(code), text: 'stamped' }));
  for (const { code, ok } of results) {
    if (!ok) continue;
    rmSync(file(code, ''), { recursive: true, force: true });
    put(file(code, page), 'page');
    put(file(code, 'sw.js'), 'worker');
  }
  return Promise.resolve(results);
});

/** Builds two merchants; answers which of them were stamped. */
async function build(sums: Readonly<Record<string, string | undefined>> = {}) {
  stamp.mockClear();
  const from = { one: 'sum 1', two: 'sum 2', ...sums };
  const orders = Object.entries(from).map(([code, sum]) => ({ code, from: sum }));
  const results = await make(orders, root, stamp);
  expect(results.map(({ code }) => code).sort()).toEqual(['one', 'two']);
  return stamp.mock.calls.flatMap(([codes]) => codes);
}

describe('building merchants again', () => {
  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'playhouse-made-'));
    failing = [];
    expect(await build()).toEqual(['one', 'two']);
    // The file system's clock ticks every some milliseconds.
    await setTimeout(20);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(root, { recursive: true, force: true });
  });

  it('stamps nothing that stands as it was stamped', async () => {
    expect(await build()).toEqual([]);
  });

  it('stamps the one merchant that is made from something else', async () => {
    expect(await build({ two: 'sum 3' })).toEqual(['two']);
    expect(await build({ two: 'sum 3' })).toEqual([]);
  });

  it.each<[string, () => void]>([
    ['was changed by hand', () => writeFileSync(file('one', page), 'hand')],
    [
      'was changed by hand and given its former time',
      () => {
        const { atime, mtime } = statSync(file('one', page));
        writeFileSync(file('one', page), 'hand');
        utimesSync(file('one', page), atime, mtime);
      },
    ],
    ['is missing', () => rmSync(file('one', 'sw.js'))],
    ['is missing with all others', () => rmSync(file('one', ''), { recursive: true })],
    ['was added', () => writeFileSync(file('one', 'pages/EN/old.html'), 'old')],
  ])('stamps the merchant of which a file %s', async (_, change) => {
    change();
    expect(await build()).toEqual(['one']);
    expect(readFileSync(file('one', page), 'utf8')).toBe('page');
    expect(await build()).toEqual([]);
  });

  it('leaves the documents of a snapshot as they are', async () => {
    put(file('one', 'snapshot/EN/home.html'), 'games');
    expect(await build()).toEqual([]);
    expect(readFileSync(file('one', 'snapshot/EN/home.html'), 'utf8')).toBe('games');
  });

  it('stamps again what failed, whatever stands there', async () => {
    failing = ['two'];
    expect(await build({ two: 'sum 3' })).toEqual(['two']);
    expect(await build({ two: 'sum 3' })).toEqual(['two']);
  });

  it('stamps always where nobody tells from what, or from other folders', async () => {
    expect(await build({ two: undefined })).toEqual(['two']);
    vi.stubEnv('PLAYHOUSE_SITE', join(root, 'site'));
    expect(await build()).toEqual(['one', 'two']);
  });
});
