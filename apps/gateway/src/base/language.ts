import type { LanguageCode } from '@playhouse/whitelabel';

// A map, and no object: a caller may name `constructor`.
const byTag: ReadonlyMap<string, LanguageCode> = new Map([
  ['en', 'EN'],
  ['ty', 'TY'],
  ['fil', 'TY'],
  ['tl', 'TY'],
  ['pt', 'PT'],
]);

/** Reads `TY`, `EN, TY;q=0.5`, `pt-BR` and the like; the first one that is known wins. */
export function languageOf(header: string | undefined, preferred: LanguageCode): LanguageCode {
  for (const part of (header ?? '').split(',')) {
    const tag = part.split(';')[0]?.trim().split(/[-_]/)[0]?.toLowerCase() ?? '';
    const known = byTag.get(tag);
    if (known !== undefined) return known;
  }
  return preferred;
}

/** A text in the languages of the platform. */
export type Texts = Readonly<Record<LanguageCode, string>>;
