import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MessageId } from '@playhouse/i18n';
import type { LanguageCode } from '@playhouse/whitelabel';

const catalogues = join(import.meta.dirname, '../../../../libs/i18n/catalogues');

function readCatalogue(language: LanguageCode): unknown {
  return JSON.parse(readFileSync(join(catalogues, `${language}.json`), 'utf8'));
}

/** A text of the site, without values, for a file that no script reads; English where it is not translated. */
export function siteText(id: MessageId, language: LanguageCode): string {
  const english = readCatalogue('EN') as Record<MessageId, { defaultMessage: string }>;
  if (language === 'EN') return english[id].defaultMessage;
  const translation = readCatalogue(language) as Record<MessageId, string | null>;
  return translation[id] ?? english[id].defaultMessage;
}
