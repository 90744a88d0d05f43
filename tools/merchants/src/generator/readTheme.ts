import { resolve } from 'node:path';
import { deriveTheme, themeSchema, type ThemeInput } from '@playhouse/whitelabel';
import { formatProblem } from '../check/problem';
import { readJson } from '../check/readJson';
import { parseWith } from '../check/schemaProblems';
import { contrastProblems, likenessProblems } from '../check/themeProblems';

/**
 * A finished theme.json, such as Storybook's page of a brand writes.
 * @param path from where the command was given
 * @throws Error that names every problem with its line
 */
export function readTheme(path: string): ThemeInput {
  const file = readJson(resolve(process.env['INIT_CWD'] ?? process.cwd(), path), path);
  const { value, problems } = parseWith(themeSchema, file);
  const derived = value && deriveTheme(value);
  const all = [
    ...problems,
    ...(derived ? contrastProblems(derived.contrast, file) : []),
    ...(derived ? likenessProblems(derived.likeness, file) : []),
  ];
  if (all.length > 0) throw new Error(all.map(formatProblem).join('\n'));
  return { ...(file.value as ThemeInput), $schema: '../theme.schema.json' };
}
