import { catalogues, isLanguageCode } from '@playhouse/i18n';
import type { LanguageCode } from '@playhouse/whitelabel';
import { pseudoLanguage } from './toolbar';

/** The language to speak for a choice of the toolbar; the pseudo-locale is made from English. */
export function getLanguage(choice: unknown): LanguageCode {
  const code = String(choice);
  return code !== pseudoLanguage && isLanguageCode(code) ? code : 'EN';
}

/** Fetches every library's texts, so that stories show at once in their final language. */
export async function loadTexts(choice: unknown): Promise<void> {
  await catalogues.load(catalogues.libraries(), getLanguage(choice));
}
