import EN from '@playhouse/i18n/catalogues/EN.json';
import PT from '@playhouse/i18n/catalogues/PT.json';
import TY from '@playhouse/i18n/catalogues/TY.json';
import { listEnglishSamples } from '../sampleTexts';

const translations: Readonly<Record<string, Readonly<Record<string, string | null>>>> = { PT, TY };

/** Of words alone: a text with values or marks is another one on the page. */
const isPlain = (text: string) => /^[^{<]* [^{<]*$/.test(text);

/** English texts that a language says otherwise. */
function listEnglish(translation: Readonly<Record<string, string | null>>): ReadonlySet<string> {
  const said = new Set(Object.values(translation));
  const sources = Object.values(EN).map(({ defaultMessage }) => defaultMessage);
  const english = [...sources, ...listEnglishSamples()].filter(isPlain);
  return new Set(english.filter((text) => !said.has(text)));
}

/** English texts on a page that speaks another language, of the site and of the platform's samples. */
export function englishTexts(language: string): readonly string[] {
  const translation = translations[language];
  if (translation === undefined) return [];
  const known = listEnglish(translation);
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim() ?? '';
    const isShown = walker.currentNode.parentElement?.checkVisibility() === true;
    if (isShown && known.has(text)) found.add(text);
  }
  return [...found];
}
