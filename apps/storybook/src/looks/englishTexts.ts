import { parse } from '@formatjs/icu-messageformat-parser';
import EN from '@playhouse/i18n/catalogues/EN.json';
import PT from '@playhouse/i18n/catalogues/PT.json';
import TY from '@playhouse/i18n/catalogues/TY.json';
import { listPlatformTexts } from '../sampleTexts';
import { longLanguage } from '../toolbar';
import { listWords } from './listWords';

type Translation = Readonly<Record<string, string | null>>;

/** Texts of each language; in the long pseudo-locale every text is another one. */
const translations: Readonly<Record<string, Translation>> = { PT, TY, [longLanguage]: {} };

/** Words of a text between its values and marks, such as they stand on the page: two of them at least. */
const readParts = (text: string) =>
  listWords(parse(text))
    .map((part) => part.trim())
    .filter((part) => /\p{L}\P{L}*\s\P{L}*\p{L}/u.test(part));

const sources = Object.values(EN).flatMap(({ defaultMessage }) => readParts(defaultMessage));

/** English words that nothing in a language has in it. Those of the platform stay English in a pseudo-locale. */
function listEnglish(language: string, translation: Translation): readonly string[] {
  const samples = listPlatformTexts('EN').filter((text) => /^[^{<]* [^{<]*$/.test(text));
  const isPseudo = language === longLanguage;
  const said = isPseudo
    ? samples
    : [...Object.values(translation), ...listPlatformTexts(language)].filter(
        (text) => text !== null,
      );
  const english = isPseudo ? sources : [...sources, ...samples];
  return english.filter((part) => !said.some((text) => text.includes(part)));
}

const english = new Map<string, readonly string[]>();

/** English words on a page that speaks another language, of the site and of the platform's samples. */
export function englishTexts(language: string): readonly string[] {
  const translation = translations[language];
  if (translation === undefined) return [];
  const known = english.get(language) ?? listEnglish(language, translation);
  english.set(language, known);
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim() ?? '';
    const isShown = walker.currentNode.parentElement?.checkVisibility() === true;
    if (text !== '' && isShown && known.some((part) => text.includes(part))) found.add(text);
  }
  return [...found];
}
