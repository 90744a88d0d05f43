import { fallbackLanguage, isLanguageCode, toBcp47 } from './languages';
import type { LanguageCode } from '@playhouse/whitelabel';

function primary(tag: string): string {
  return tag.toLowerCase().split('-')[0] ?? '';
}

function match(wanted: string, supported: readonly LanguageCode[]): LanguageCode | undefined {
  const lower = wanted.toLowerCase();
  return (
    supported.find((code) => code.toLowerCase() === lower) ??
    supported.find((code) => toBcp47(code).toLowerCase() === lower) ??
    supported.find((code) => primary(toBcp47(code)) === primary(wanted))
  );
}

/**
 * Resolves wishes (platform codes or BCP 47 tags, best first) against what the merchant supports
 * (LANG-01). No match gives the merchant's first language: a player who never chose gets the default.
 */
export function negotiateLanguage(
  wishes: string | undefined | readonly (string | undefined)[],
  supported: readonly string[],
): LanguageCode {
  const codes = supported.filter(isLanguageCode);
  for (const wish of [wishes].flat()) {
    const found = wish === undefined ? undefined : match(wish, codes);
    if (found !== undefined) return found;
  }
  return codes[0] ?? fallbackLanguage;
}
