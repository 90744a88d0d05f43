import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Screen } from '@playhouse/navigation';
import { format, resolveConfig } from 'prettier';
import { getKind } from '../nx/libraries';
import { screenTable } from './screenTable';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));
const end = '<!-- end -->';

/** A library's description: the first sentence of its README. */
function purpose(name: string): string {
  const text = readFileSync(`${workspace}libs/${name}/README.md`, 'utf8');
  const [, paragraph = ''] = text.split('\n\n');
  const [sentence = ''] = paragraph.replaceAll('\n', ' ').split(/(?<=\.) /);
  return sentence.replace(/\.$/, '');
}

/** Libraries in the order in which they build on each other. */
const order = ['shell', 'domain', 'core', 'ui', 'contract', 'fixtures'];

const libraries = readdirSync(`${workspace}libs`).filter((name) =>
  existsSync(`${workspace}libs/${name}/README.md`),
);

function libraryTable(): string {
  const rank = (name: string) => order.indexOf(getKind(name));
  const rows = libraries
    .toSorted((one, other) => rank(one) - rank(other) || one.localeCompare(other))
    .map((name) => `| [\`${name}\`](libs/${name}) | ${getKind(name)} | ${purpose(name)} |`);
  return ['| Library | Kind | What it is |', '| --- | --- | --- |', ...rows].join('\n');
}

/** A README with what is derived put between its marks. @throws when it has lost them */
async function withTable(path: string, what: string, table: string): Promise<string> {
  const file = `${workspace}${path}`;
  const start = `<!-- generated: ${what} -->`;
  const [before, rest] = readFileSync(file, 'utf8').split(start);
  const after = rest?.slice(rest.indexOf(end) + end.length);
  if (!rest?.includes(end)) throw new Error(`${path} has lost its mark "${start}".`);
  const options = await resolveConfig(file);
  const text = `${before}${start}\n\n${table}\n\n${end}${after}`;
  return format(text, { ...options, parser: 'markdown' });
}

/** The screens that a library describes; shell's own is home, beside all of the others. */
async function screensOf(name: string): Promise<readonly Screen[]> {
  const file = `${workspace}libs/${name}/src/screens.ts`;
  if (getKind(name) !== 'domain' || !existsSync(file)) return [];
  const described = (await import(/* @vite-ignore */ file)) as Record<string, readonly Screen[]>;
  return Object.values(described).flat();
}

/** The list of libraries in the README, and the screens in those of the domains (`npm run generate`). */
export async function generated(): Promise<Record<string, string>> {
  const files = { 'README.md': await withTable('README.md', 'libraries', libraryTable()) };
  for (const name of libraries) {
    const screens = await screensOf(name);
    const path = `libs/${name}/README.md`;
    if (screens.length > 0)
      Object.assign(files, { [path]: await withTable(path, 'screens', screenTable(screens)) });
  }
  return files;
}
