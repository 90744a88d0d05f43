import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Ids in the order of `e2e/requirements.tsv`, whose first line is a header. */
export function readRequirementIds(tsv: string): string[] {
  return tsv
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')[0] ?? '')
    .filter((id) => id !== '');
}

// A title is the first argument of a call that takes more: `test('…', …)`, `test.each(table)('…', …)`.
const titlePattern = /\(\s*(['"`])((?:(?!\1).)*)\1\s*,/g;
const idsPattern = /\[([A-Z]+-\d+(?:,\s*[A-Z]+-\d+)*)\]/g;

/** Requirement ids that the titles of a test file carry, as in `signs in [LOGIN-12, SESS-01]`. */
export function idsProvedBy(source: string): Set<string> {
  const ids = new Set<string>();
  for (const [, , title = ''] of source.matchAll(titlePattern)) {
    for (const [, list = ''] of title.matchAll(idsPattern)) {
      for (const id of list.split(',')) ids.add(id.trim());
    }
  }
  return ids;
}

export interface Coverage {
  readonly proved: readonly string[];
  readonly unproved: readonly string[];
  /** Ids in titles that no requirement has: a typing error, so a test that proves nothing. */
  readonly unknown: readonly string[];
}

export function coverage(ids: readonly string[], sources: readonly string[]): Coverage {
  const seen = new Set(sources.flatMap((source) => [...idsProvedBy(source)]));
  return {
    proved: ids.filter((id) => seen.has(id)),
    unproved: ids.filter((id) => !seen.has(id)),
    unknown: [...seen].filter((id) => !ids.includes(id)),
  };
}

function testFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => join(root, folder, file));
}

/** Reads the requirements and every test of the workspace at `root`. */
export function workspaceCoverage(root: string): Coverage {
  const files = ['apps', 'libs', 'tools', 'e2e'].flatMap((folder) => testFiles(root, folder));
  return coverage(
    readRequirementIds(readFileSync(`${root}/e2e/requirements.tsv`, 'utf8')),
    files.map((file) => readFileSync(file, 'utf8')),
  );
}
