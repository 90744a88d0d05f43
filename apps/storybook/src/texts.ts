import { catalogues, isLanguageCode } from '@playhouse/i18n';
import type { LanguageCode } from '@playhouse/whitelabel';
import { pseudoLanguage } from './toolbar';

const files = import.meta.glob('../../../libs/*/messages/EN.json');
const libraries = Object.keys(files).map((file) => file.split('/').at(-3) ?? file);

/** The language to speak for a choice of the toolbar; the pseudo-locale is made from English. */
export function languageOf(choice: unknown): LanguageCode {
  const code = String(choice);
  return code !== pseudoLanguage && isLanguageCode(code) ? code : 'EN';
}

/** Fetches every library's texts, so that stories show at once in their final language. */
export async function loadTexts(choice: unknown): Promise<void> {
  await catalogues.load(libraries, languageOf(choice));
}
