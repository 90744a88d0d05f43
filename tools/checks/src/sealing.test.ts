// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { listCalls } from '@playhouse/wps';
import { expect, test } from 'vitest';

const root = new URL('../../..', import.meta.url).pathname;
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const sealed = listCalls()
  .filter(({ encoding }) => encoding === 'encrypted')
  .map(({ name }) => name);
const namesSealed = (text: string) => sealed.some((name) => text.includes(`'${name}'`));

/** What other libraries offer that makes such a call: each is a file of its own name. */
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

const screens = readdirSync(join(root, 'libs'))
  .map((library) => `libs/${library}/src/screens.ts`)
  .filter((file) => existsSync(join(root, file)))
  .flatMap((file) =>
    read(file)
      .split('defineScreen(')
      .slice(1)
      .flatMap((text) => {
        const page = fileAt(join(dirname(file), /import\('(.*?)'\)/.exec(text)?.[1] ?? ''));
        return page === undefined ? [] : [{ page, says: text.includes('seals: true') }];
      }),
  );

test.each(screens)('$page has what seals its forms with it, and only then [LOGIN-11]', (screen) =>
  expect(screen.says).toBe(seals(screen.page)),
);

test('the forms that are sealed are among the screens', () =>
  expect(screens.filter(({ says }) => says).length).toBeGreaterThan(7));
