import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Locked {
  readonly dev?: boolean;
  readonly license?: string;
}

/** Licences that let a product be sold without giving its own source away. */
const allowed: readonly string[] = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'Unlicense', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause'],
  '(MPL-2.0 OR Apache-2.0)',
];

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Readonly<Record<string, Locked>>;
};

it('ships nothing under a licence that asks for the product’s own source, or under none', () => {
  const shipped = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev);
  expect(shipped.length).toBeGreaterThan(50);
  const others = shipped.filter(([, { license }]) => !allowed.includes(license ?? ''));
  expect(others).toEqual([]);
});

it('says under which licence the product itself stands', () => {
  expect(existsSync('LICENSE')).toBe(true);
  const { license } = JSON.parse(readFileSync('package.json', 'utf8')) as Locked;
  expect(license).toBe('SEE LICENSE IN LICENSE');
});
