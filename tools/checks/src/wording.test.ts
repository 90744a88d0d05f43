import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const workspaceRoot = fileURLToPath(new URL('../../..', import.meta.url));

const isSource = (file: string) =>
  /\.(ts|tsx|mjs)$/.test(file) && !/(^|[/\\])(node_modules|dist)[/\\]/.test(file);

interface Source {
  readonly file: string;
  readonly text: string;
}

function readSources(folder: string): Source[] {
  const names = readdirSync(join(workspaceRoot, folder), { recursive: true, encoding: 'utf8' });
  return names.filter(isSource).map((name) => {
    const file = join(folder, name);
    return { file, text: readFileSync(join(workspaceRoot, file), 'utf8') };
  });
}

const mostSigns = 90;

/** The name that a call begins with, such as `it` of `it.each(rows)(…)`. */
function nameCalled(node: ts.Expression): string {
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node))
    return nameCalled(node.expression);
  return ts.isIdentifier(node) ? node.text : '';
}

/** Titles of tests that are too long, as they are written. */
function findLongTitles({ file, text }: Source): string[] {
  if (!/\b(describe|it|test|check)\b/.test(text)) return [];
  const found: string[] = [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node) || !/^(describe|it|test|checks?)$/.test(nameCalled(node)))
      return;
    const [title] = node.arguments;
    if (title === undefined || !(ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)))
      return;
    const words = text.slice(title.pos, title.end).trim().slice(1, -1);
    if (words.length > mostSigns) found.push(`${file}: ${words}`);
  };
  visit(source);
  return found;
}

const findWhatComments = ({ file, text }: Source): string[] =>
  [...text.matchAll(/(?:\/\*\*?\s*(?:\n\s*\*\s*)?|\/\/ )(What\b.*)/g)].map(
    ([, words = '']) => `${file}: ${words}`,
  );

const findOfExports = ({ file, text }: Source): string[] =>
  [...text.matchAll(/^export (?:async )?(?:function|const|class|interface|type) (\w+Of)\b/gm)].map(
    ([, name = '']) => `${file}: ${name}`,
  );

test.each(['apps', 'e2e', 'libs', 'tools'])(
  'titles, comments and names in %s are plain',
  (folder) => {
    const sources = readSources(folder);
    expect(sources.flatMap(findLongTitles)).toEqual([]);
    expect(sources.flatMap(findWhatComments)).toEqual([]);
    expect(sources.flatMap(findOfExports)).toEqual([]);
  },
);

test('a long title, a riddling comment and a name in "Of" are found', () => {
  const file = 'probe.test.ts';
  const title = 'a'.repeat(mostSigns + 1);
  expect(findLongTitles({ file, text: `it.each([1])('${title}', () => {});` })).toHaveLength(1);
  expect(findLongTitles({ file, text: `it('${title.slice(1)}', () => {});` })).toEqual([]);
  const what = ['/', '/ What is said.'].join('');
  expect(findWhatComments({ file, text: what })).toHaveLength(1);
  expect(findOfExports({ file, text: 'export const ageOf = 1;' })).toEqual([`${file}: ageOf`]);
});
