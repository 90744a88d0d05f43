// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes } from '@playhouse/whitelabel';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readTranslation } from './scripts/readCatalogue';

/** How a language says things: one word for each thing, whoever translates. */
const glossary = z.strictObject({
  /** English terms, and what stands for each in this language: one of these beginnings of words. */
  say: z.record(z.string(), z.array(z.string()).check(z.minLength(1))),
  /** Forbidden words, each with the one to use instead. */
  never: z.record(z.string(), z.string()),
});

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const whole = (words: string) => new RegExp(`(?<![\\p{L}-])${escaped(words)}s?(?![\\p{L}-])`, 'iu');
const beginning = (words: string) => new RegExp(`(?<!\\p{L})${escaped(words)}`, 'iu');
/** Names of arguments are no words. */
const said = (text: string) => text.replace(/\{\w+\}/g, '…');

/** A language that is not translated yet may have no glossary. */
function readGlossary(language: string) {
  const file = join(import.meta.dirname, `glossary/${language}.json`);
  return glossary.parse(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : none);
}

const none = { say: {}, never: {} };
const english = Object.entries(readTranslation('EN'));

test.each(languageCodes)(
  '%s says each thing by the words of its glossary [LANG-02]',
  (language) => {
    const { say, never } = readGlossary(language);
    const own = readTranslation(language);
    const strayed: string[] = [];
    for (const [id, text] of english) {
      if (text === null || own[id] == null) continue;
      const told = said(own[id]);
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
