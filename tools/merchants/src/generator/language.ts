import { execFileSync } from 'node:child_process';
import type { Tree } from '@nx/devkit';
import { isLanguageCode, languageTable } from '@playhouse/i18n/languages';
import { didYouMean } from '../check/didYouMean';

export interface LanguageOptions {
  /** The platform's code or the tag of BCP 47: `VN` or `vi`. */
  readonly language: string;
}

const catalogues = 'libs/i18n/catalogues';
const platformTexts = 'apps/gateway/demo/texts';
const names = 'libs/whitelabel/src/schema/names.ts';
const questions = 'tools/merchants/src/generator/schema.json';

/** The platform's code of a language that is named by its code or by its tag. */
function codeOf(language: string): keyof typeof languageTable {
  const known = Object.keys(languageTable) as (keyof typeof languageTable)[];
  const wanted = language.toLowerCase();
  const byTag = known.find((code) => languageTable[code].bcp47.toLowerCase() === wanted);
  const code = byTag ?? known.find((one) => one.toLowerCase() === wanted);
  if (code !== undefined) return code;
  const tags = known.map((one) => languageTable[one].bcp47);
  throw new Error(
    `libs/i18n/src/languages.ts has no language "${language}"${didYouMean(language, tags)}`,
  );
}

/** A file with the ids of another one, each without a text but those that are known. */
function untranslated(tree: Tree, source: string, known: Record<string, string> = {}): string {
  const ids = Object.keys(JSON.parse(tree.read(source, 'utf8') ?? '{}') as object);
  const texts = Object.fromEntries(ids.map((id) => [id, known[id] ?? null]));
  return `${JSON.stringify(texts, null, 2)}\n`;
}

/** Puts a code behind the last one of a list. */
function addToList(tree: Tree, file: string, list: RegExp, entry: string): void {
  const text = tree.read(file, 'utf8') ?? '';
  if (!list.test(text)) throw new Error(`${file} has no list of languages.`);
  tree.write(
    file,
    text.replace(list, (all) => `${all}, ${entry}`),
  );
}

/**
 * `nx g @playhouse/merchants:language vi`: makes a language that merchants may offer. None of its texts is translated,
 * so that players read English until they are.
 */
export function languageGenerator(tree: Tree, { language }: LanguageOptions) {
  const code = codeOf(language);
  const { bcp47, nativeName } = languageTable[code];
  if (isLanguageCode(code)) throw new Error(`${nativeName} (${code}) is there already.`);
  tree.write(`${catalogues}/${code}.json`, untranslated(tree, `${catalogues}/EN.json`));
  tree.write(
    `${platformTexts}/${code}.json`,
    untranslated(tree, `${platformTexts}/EN.json`, { 'language.tag': bcp47 }),
  );
  addToList(tree, names, /(?<=languageCodes = \[)[^\]]*/, `'${code}'`);
  addToList(tree, questions, /(?<="Which languages\?"[^[]*\[)[^\]]*/, `"${code}"`);
  return () => {
    // The schema of merchants lists the languages that they may offer.
    execFileSync('npm', ['run', 'generate'], { stdio: 'inherit' });
    console.log(`
${nativeName} may be offered. Next:

  1. ${catalogues}/${code}.json      the site's texts; npm run texts says what is missing, too long or broken
     ${platformTexts}/${code}.json   what the platform says
     libs/i18n/glossary/${code}.json   one word for each thing, once it is decided (TY.json is an example)
  2. "${code}" among the "languages" of a merchant's whitelabel.json
`);
  };
}
