import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const { isInstalled } = (await import(new URL('../installed.mjs', import.meta.url).href)) as {
  isInstalled(folder: string): boolean;
};

interface Locked {
  readonly version: string;
  readonly integrity: string;
  readonly optional?: boolean;
}
const react: Locked = { version: '19.3.1', integrity: 'sha512-a' };
const zod: Locked = { version: '4.6.7', integrity: 'sha512-b' };
const otherMachine: Locked = { version: '1.0.0', integrity: 'sha512-c', optional: true };

describe('what is installed', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'installed-'));
    mkdirSync(join(folder, 'node_modules'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (file: string, some: Readonly<Record<string, Locked>>) => {
    const entries = Object.entries(some).map(([name, entry]) => [`node_modules/${name}`, entry]);
    const root = file === 'package-lock.json' ? { '': { name: 'playhouse' } } : {};
    const packages = { ...root, ...Object.fromEntries(entries) };
    writeFileSync(join(folder, file), JSON.stringify({ packages }));
  };
  const lock = (some: Readonly<Record<string, Locked>>) => write('package-lock.json', some);
  const install = (some: Readonly<Record<string, Locked>>) =>
    write('node_modules/.package-lock.json', some);

  it('fits its lock when npm has put it there, whoever asked npm', () => {
    lock({ react, zod, otherMachine });
    install({ react, zod });
    expect(isInstalled(folder)).toBe(true);
  });

  it.each([
    ['lacks a package', { react }],
    ['has a package more', { react, zod, left: react }],
    ['has another version', { react: { ...react, version: '19.3.0' }, zod }],
    ['has other bytes of a version', { react: { ...react, integrity: 'sha512-x' }, zod }],
  ])('does not when it %s', (_, some) => {
    lock({ react, zod });
    install(some);
    expect(isInstalled(folder)).toBe(false);
  });

  it('does not before anything is installed, or where an installation broke off', () => {
    lock({ react });
    expect(isInstalled(folder)).toBe(false);
  });
});
