import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listCalls } from '@playhouse/wps';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const sealed = listCalls()
  .filter(({ encoding }) => encoding === 'encrypted')
  .map(({ name }) => name);
const namesSealed = (text: string) => sealed.some((name) => text.includes(`'${name}'`));

/** Exports of other libraries that make such a call: each is a file of its own name. */
const offered = readdirSync(join(root, 'libs/session/src'))
  .filter((file) => /^(?!.*\.test\.).*\.ts$/.test(file))
  .filter((file) => namesSealed(read(`libs/session/src/${file}`)))
  .map((file) => basename(file, '.ts'));

function fileAt(path: string): string | undefined {
  return [`${path}.ts`, `${path}.tsx`].find((file) => existsSync(join(root, file)));
}

/** Whether a file, or one of its library that it imports, makes a sealed call. */
function seals(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  const text = read(file);
  if (namesSealed(text) || offered.some((name) => new RegExp(`\\b${name}\\b`).test(text)))
    return true;
  return [...text.matchAll(/from '(\.[^']*)'/g)].some(([, path = '']) => {
    const next = fileAt(join(dirname(file), path));
    return next !== undefined && seals(next, seen);
  });
}

const files = readdirSync(join(root, 'libs'))
  .map((library) => `libs/${library}/src/screens.ts`)
  .filter((file) => existsSync(join(root, file)));

/** The description of each screen of a file, with shared parts written out. */
function saidIn(file: string): string[] {
  const text = read(file);
  const shared = new Map(
    [...text.matchAll(/^const (\w+) = (\{.*?\}) as const/gms)].map(
      ([, ...pair]) => pair as [string, string],
    ),
  );
  const writeOut = (said: string): string =>
    said.replaceAll(/(?:\.\.\.|paths\.\w+, )(\w+)/g, (_all, name: string) =>
      writeOut(shared.get(name) ?? ''),
    );
  return text
    .split('defineScreen(')
    .slice(1)
    .map((said) => writeOut(said.slice(0, said.search(/^ {0,2}\}\)|\}\),$/m))));
}

const screens = files.flatMap((file) =>
  saidIn(file).map((said) => ({
    page: fileAt(join(dirname(file), /import\('(.*?)'\)/.exec(said)?.[1] ?? '')) ?? said,
    says: said.includes('seals: true'),
  })),
);

test.each(screens)('$page has what seals its forms with it, and only then [LOGIN-11]', (screen) =>
  expect(screen.says).toBe(seals(screen.page)),
);

test('the forms that are sealed are among the screens', () =>
  expect(screens.filter(({ says }) => says).length).toBeGreaterThan(7));

test('no screen is overlooked', () =>
  expect(screens.filter(({ page }) => !page.startsWith('libs/'))).toEqual([]));
