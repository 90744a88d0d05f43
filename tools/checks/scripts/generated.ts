import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { kindOf } from '../nx/libraries';

const workspace = new URL('../../..', import.meta.url).pathname;
const start = '<!-- generated: libraries -->';
const end = '<!-- end -->';

/** What a library says of itself: the first sentence of its README. */
function purpose(name: string): string {
  const text = readFileSync(`${workspace}libs/${name}/README.md`, 'utf8');
  const [, paragraph = ''] = text.split('\n\n');
  const [sentence = ''] = paragraph.replaceAll('\n', ' ').split(/(?<=\.) /);
  return sentence.replace(/\.$/, '');
}

/** Libraries in the order in which they build on each other. */
const order = ['shell', 'domain', 'core', 'ui', 'contract', 'fixtures'];

function libraryTable(): string {
  const names = readdirSync(`${workspace}libs`).filter((name) =>
    existsSync(`${workspace}libs/${name}/README.md`),
  );
  const rank = (name: string) => order.indexOf(kindOf(name));
  const rows = names
    .toSorted((one, other) => rank(one) - rank(other) || one.localeCompare(other))
    .map((name) => `| [\`${name}\`](libs/${name}) | ${kindOf(name)} | ${purpose(name)} |`);
  return ['| Library | Kind | What it is |', '| --- | --- | --- |', ...rows].join('\n');
}

/** The list of libraries in the README (`npm run generate`). */
export async function generated(): Promise<Record<string, string>> {
  const file = `${workspace}README.md`;
  const readme = readFileSync(file, 'utf8');
  const [before, rest] = readme.split(start);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`README.md has lost its mark "${start}".`);
  const text = `${before}${start}\n\n${libraryTable()}\n\n${end}${after}`;
  const options = await resolveConfig(file);
  return { 'README.md': await format(text, { ...options, parser: 'markdown' }) };
}
