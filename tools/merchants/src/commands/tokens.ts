import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { deriveTheme, exportTokens, importTokens, themeSchema } from '@playhouse/whitelabel';
import { loadMerchant } from '../check/loadMerchant';
import { formatProblem, type Problem } from '../check/problem';
import { parseJson, readJson } from '../check/readJson';
import { contrastProblems, likenessProblems } from '../check/themeProblems';
import type { Places } from '../places';
import { knownCode, type Options } from './options';

const write = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;

function exportTo(file: string, code: string, places: Places): boolean {
  const { merchant } = loadMerchant(code, places);
  mkdirSync(dirname(resolve(file)), { recursive: true });
  writeFileSync(file, write(exportTokens(merchant.theme, merchant.name)));
  console.log(`${code}: ${file} written`);
  return true;
}

/** The theme of a file of tokens as a text, or everything that keeps it from being a merchant's. */
function readTheme(
  source: string,
  target: string,
): { readonly text: string } | { readonly problems: readonly Problem[] } {
  const file = readJson(source, source);
  if (file.problems.length > 0) return { problems: file.problems };
  const read = importTokens(file.value);
  if (!read.ok) {
    const name = (path: readonly string[]) => (path.length === 0 ? 'the file' : path.join('.'));
    const tell = ({ path, message }: (typeof read.problems)[number]) =>
      file.problemAt(path, `${name(path)}: ${message}`);
    return { problems: read.problems.map(tell) };
  }
  const text = write({ $schema: '../theme.schema.json', ...read.theme });
  const { contrast, likeness } = deriveTheme(themeSchema.parse(read.theme));
  const theme = parseJson(text, target);
  const problems = [...contrastProblems(contrast, theme), ...likenessProblems(likeness, theme)];
  return problems.length > 0 ? { problems } : { text };
}

function importFrom(source: string, code: string, places: Places): boolean {
  const file = join(places.merchants, code, 'theme.json');
  const target = relative(places.root, file);
  const read = readTheme(source, target);
  if ('problems' in read) {
    for (const problem of read.problems) console.error(formatProblem(problem));
    console.error(`${code}: ${target} is as it was.`);
    return false;
  }
  writeFileSync(file, read.text);
  console.log(`${code}: ${target} written`);
  return true;
}

/**
 * `tokens <code> --out <file>` writes a merchant's theme as design tokens (DTCG); `--from <file>` takes its theme from such
 * a file, unless something in it cannot be read or would not pass the check. Answers whether it was written.
 * @throws Error without a merchant, or with none or both of the options
 */
export function tokens({ codes, out, from }: Options, places: Places): boolean {
  const code = knownCode(codes[0], places);
  if (out !== undefined && from === undefined) return exportTo(out, code, places);
  if (from !== undefined && out === undefined) return importFrom(from, code, places);
  throw new Error('tokens wants --out <file> or --from <file>.');
}
