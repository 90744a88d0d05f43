import { catalogues } from '@playhouse/i18n';
import type { LanguageCode } from '@playhouse/whitelabel';
import { firstLoadCatalogues } from './firstLoadCatalogues';

/** The module, by its key in Vite's manifest, with the texts that the first load needs in a language. */
export function firstLoadTexts(language: LanguageCode): string {
  const [name] = firstLoadCatalogues;
  return `../../libs/i18n/texts/${catalogues.source(name, language)}.js`;
}
