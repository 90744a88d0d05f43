// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languageCodes } from '@playhouse/whitelabel';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { libraries } from './scripts/textSources';

const workspace = fileURLToPath(new URL('../..', import.meta.url));

/** How a language says things: one word for each thing, whoever translates. */
const glossary = z.strictObject({
  /** English terms, and what stands for each in this language: one of these beginnings of words. */
  say: z.record(z.string(), z.array(z.string()).check(z.minLength(1))),
  /** What is never said, and what is said instead. */
  never: z.record(z.string(), z.string()),
});

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(workspace, path), 'utf8'));
const texts = z.record(z.string(), z.string());

/** All texts of a language by their ids. */
function textsIn(language: string): ReadonlyMap<string, string> {
  const files = libraries.map((name) => `libs/${name}/messages/${language}.json`);
  const present = files.filter((file) => existsSync(join(workspace, file)));
  return new Map(present.flatMap((file) => Object.entries(texts.parse(readJson(file)))));
}

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const whole = (words: string) => new RegExp(`(?<![\\p{L}-])${escaped(words)}s?(?![\\p{L}-])`, 'iu');
const beginning = (words: string) => new RegExp(`(?<!\\p{L})${escaped(words)}`, 'iu');
/** Names of arguments are no words. */
const said = (text: string) => text.replace(/\{\w+\}/g, '…');

const english = textsIn('EN');

test.each(languageCodes)(
  '%s says each thing by the words of its glossary [LANG-02]',
  (language) => {
    const { say, never } = glossary.parse(readJson(`libs/i18n/glossary/${language}.json`));
    const own = textsIn(language);
    const strayed: string[] = [];
    for (const [id, text] of english) {
      const told = said(own.get(id) ?? '');
      for (const [term, words] of Object.entries(say))
        if (whole(term).test(said(text)) && !words.some((word) => beginning(word).test(told)))
          strayed.push(`${id}: no ${words.join(' or ')} for "${term}" in "${told}"`);
      for (const [word, instead] of Object.entries(never))
        if (whole(word).test(told))
          strayed.push(`${id}: "${word}" instead of ${instead}: "${told}"`);
    }
    expect(strayed).toEqual([]);
  },
);
