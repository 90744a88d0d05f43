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

function stampNow(codes: readonly string[]) {
  const results = codes.map((code) => ({ code, ok: !failing.includes(code), text: 'stamped' }));
  for (const { code, ok } of results) {
    if (!ok) continue;
    rmSync(file(code, ''), { recursive: true, force: true });
    put(file(code, page), 'page');
    put(file(code, 'sw.js'), 'worker');
  }
  return Promise.resolve(results);
}

const stamp = vi.fn(stampNow);

/** Builds two merchants; answers which of them were stamped. */
async function build() {
  stamp.mockClear();
  const results = await make(['one', 'two'], root, stamp);
  expect(results.map(({ code }) => code).sort()).toEqual(['one', 'two']);
  return stamp.mock.calls.flatMap(([codes]) => codes);
}

const sourceOf = (code: string) => join(root, 'merchants', code, 'theme.json');

describe('building merchants again', () => {
  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'playhouse-made-'));
    failing = [];
    put(sourceOf('one'), 'blue');
    put(sourceOf('two'), 'gold');
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

  it('stamps the one merchant of which a file was changed', async () => {
    put(sourceOf('two'), 'grey');
    expect(await build()).toEqual(['two']);
    expect(await build()).toEqual([]);
  });

  it.each([
    'tools/merchants/src/stamp/page.ts',
    'package-lock.json',
    'dist/apps/site/server/boot.js',
  ])('stamps all when %s is new or another, and only then', async (name) => {
    for (const text of ['first', 'other']) {
      put(join(root, name), text);
      expect(await build()).toEqual(['one', 'two']);
      put(join(root, name), text);
      expect(await build()).toEqual([]);
    }
  });

  it.each([
    ['a test', 'tools/merchants/src/stamp/page.test.ts'],
    ['a map of a script', 'dist/apps/site/maps/entry.js.map'],
    ['a library that it does not ask', 'libs/wallet/src/index.ts'],
  ])('stamps nothing for %s', async (_, name) => {
    put(join(root, name), 'new');
    expect(await build()).toEqual([]);
  });

  it('stamps again what was changed while it was stamped', async () => {
    put(sourceOf('two'), 'grey');
    stamp.mockImplementationOnce((codes) => {
      const results = stampNow(codes);
      put(sourceOf('two'), 'green');
      return results;
    });
    expect(await build()).toEqual(['two']);
    expect(await build()).toEqual(['two']);
    expect(await build()).toEqual([]);
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
    put(sourceOf('two'), 'grey');
    expect(await build()).toEqual(['two']);
    expect(await build()).toEqual(['two']);
  });
});
