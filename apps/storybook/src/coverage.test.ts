// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { languageTable } from '@playhouse/i18n';
import { expect, test } from 'vitest';
import { merchants } from './merchants';
import { pseudoLanguage, toolbar } from './toolbar';

const libs = fileURLToPath(new URL('../../../libs/', import.meta.url));
const files = readdirSync(libs, { recursive: true, encoding: 'utf8' });
const sources = (pattern: RegExp) =>
  files
    .filter((file) => pattern.test(file))
    .map((file) => [file, readFileSync(libs + file, 'utf8')] as const);

// A library of several households has pages in each.
const pages = sources(/\/src\/(\w+\/)?pages\/\w+\.tsx$/);
const stories = sources(/\.stories\.tsx$/);

const libraryOf = (file: string) => file.replace(/\/.*$/s, '');

const viewsOf = (source: string) =>
  [...source.matchAll(/from '\.\.\/views\/[^']*?(\w+)'/g)].map(([, name]) => name);

const screens = pages.flatMap(([file, source]) => {
  // A page may be put together from others of its folder.
  const parts = [...source.matchAll(/from '\.(\/\w+)'/g)].map(([, name]) => `${name}.tsx`);
  const folder = file.replace(/\/\w+\.tsx$/, '');
  const texts = pages.filter(([other]) => parts.some((part) => other === folder + part));
  const views = [source, ...texts.map(([, text]) => text)].flatMap(viewsOf);
  return [...source.matchAll(/export function (\w+Page)\b/g)].map(([, name = '']) => {
    return [libraryOf(file), name, views] as const;
  });
});

function isReviewed(library: string, names: readonly (string | undefined)[]): boolean {
  const source = stories
    .filter(([file]) => libraryOf(file) === library)
    .map(([, text]) => text)
    .join('\n');
  return names.some((name) => new RegExp(`\\b${name}\\b`).test(source));
}

test('there are screens to look for', () => expect(screens.length).toBeGreaterThan(50));

test.each(screens)(
  '%s: %s is in Storybook, itself or by its view [CARD-05]',
  (library, page, views) => expect(isReviewed(library, [page, ...views])).toBe(true),
);

test('every story can be seen for every merchant, in both schemes and every language [CARD-05]', () => {
  const values = (name: keyof typeof toolbar) =>
    toolbar[name].toolbar.items.map(({ value }) => value);
  expect(values('merchant')).toEqual([...merchants.keys()]);
  expect(values('scheme')).toEqual(['light', 'dark']);
  const spoken = [...merchants.values()].flatMap(({ languages }) => languages);
  expect(values('language')).toEqual(expect.arrayContaining([...new Set(spoken)]));
  expect(Object.keys(languageTable)).not.toContain(pseudoLanguage);
});
