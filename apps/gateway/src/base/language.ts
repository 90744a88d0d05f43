import type { LanguageCode } from '@playhouse/whitelabel';
import { languageCodes } from '@playhouse/whitelabel';
import { textIn } from './texts';

/** The BCP 47 tag of a language, for Intl and for a page's `lang`; of one that is not translated, English. */
export const languageTag = (language: LanguageCode): string => textIn(language, 'language.tag');

const primaryOf = (tag: string) => tag.split(/[-_]/)[0]?.toLowerCase() ?? '';

// A map, and no object: a caller may name `constructor`. Tagalog is Filipino.
const byTag = new Map<string, LanguageCode>([['tl', 'TY']]);
for (const code of languageCodes)
  for (const tag of [code, languageTag(code)])
    if (!byTag.has(primaryOf(tag))) byTag.set(primaryOf(tag), code);

/** Reads `TY`, `EN, TY;q=0.5`, `pt-BR` and the like; the first one that is known wins. */
export function readLanguage(header: string | undefined, preferred: LanguageCode): LanguageCode {
  for (const part of (header ?? '').split(',')) {
    const known = byTag.get(primaryOf(part.split(';')[0]?.trim() ?? ''));
    if (known !== undefined) return known;
  }
  return preferred;
}
