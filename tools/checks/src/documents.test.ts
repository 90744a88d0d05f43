import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const decisions = 'tools/decisions';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const pages = readdirSync(join(root, decisions)).map((name) => `${decisions}/${name}`);
const documents = ['ARCHITECTURE.md', 'tools/glossary.md', ...pages];

/** Paths of the workspace that a text names; those with a placeholder stand for many. */
const pathsIn = (text: string): readonly string[] =>
  [...text.matchAll(/`((?:apps|e2e|libs|merchants|tools)\/[^`\s]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/[<*…]/.test(path));

/** Files that a text links to, from the root of the workspace. */
const linksIn = (file: string): readonly string[] =>
  [...read(file).matchAll(/\]\((?!https?:)([^)#\s]+)[^)]*\)/g)].map(([, link = '']) =>
    join(dirname(file), link),
  );

const isMissing = (path: string) => !existsSync(join(root, path));

test('a path with a placeholder need not exist', () => {
  expect(pathsIn('`libs/wps/src`, `merchants/<code>/theme.json`, `npm test`')).toEqual([
    'libs/wps/src',
  ]);
});

test.each(documents)('every path that %s names exists', (file) => {
  expect([...pathsIn(read(file)), ...linksIn(file)].filter(isMissing)).toEqual([]);
});

test('ARCHITECTURE.md has at most 200 lines, and the glossary at most 65 words', () => {
  expect(read('ARCHITECTURE.md').split('\n').length).toBeLessThanOrEqual(200);
  expect(read('tools/glossary.md').match(/^\| (?!Word|-)/gm)?.length).toBeLessThanOrEqual(65);
});

test('the index of decisions names every page', () => {
  expect(pages.length).toBeLessThanOrEqual(24);
  const named = linksIn(`${decisions}/README.md`);
  expect(
    pages.filter((page) => page !== `${decisions}/README.md` && !named.includes(page)),
  ).toEqual([]);
});
