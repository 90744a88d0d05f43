import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBundles } from './bundles';

let root: string;
const site = () => join(root, 'site');
const libs = () => join(root, 'libs');

function write(path: string, content = ''): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bundles-'));
  for (const path of ['site/src/later.ts', 'libs/games/src/List.tsx', 'libs/games/src/logic/a.ts'])
    write(path);
  write('libs/plain/src/index.ts');
  write('site/bundles.json', '{ "later": ["later.ts"] }');
  write('libs/games/bundles.json', '{ "games": ["*.tsx"], "later": ["logic/**"] }');
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

describe('readBundles', () => {
  it('knows the bundle that a module’s project puts it into', () => {
    const isOf = readBundles(site(), libs());
    expect(isOf('later')(join(site(), 'src/later.ts'))).toBe(true);
    expect(isOf('later')(join(libs(), 'games/src/logic/a.ts'))).toBe(true);
    expect(isOf('games')(join(libs(), 'games/src/List.tsx'))).toBe(true);
    expect(isOf('games')(join(libs(), 'plain/src/index.ts'))).toBe(false);
  });

  it('refuses a glob that names no module, as after a move', () => {
    write('libs/games/bundles.json', '{ "games": ["pages/*.tsx"] }');
    expect(() => readBundles(site(), libs())).toThrow(/"pages\/\*\.tsx" names no module/);
  });
});
