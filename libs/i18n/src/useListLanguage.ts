import type { LanguageCode } from '@playhouse/whitelabel';
import { useDebouncedLanguage } from './useDebouncedLanguage';

/** Milliseconds. */
const listLanguageDelay = 200;

/** The language that vendors, hot games, lists and lotteries load in: a change counts after 200 ms (LANG-03). */
export function useListLanguage(): LanguageCode {
  return useDebouncedLanguage(listLanguageDelay);
}
