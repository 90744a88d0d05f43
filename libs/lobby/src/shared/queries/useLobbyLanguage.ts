import { useDebouncedLanguage } from '@playhouse/i18n';
import { listLanguageDelay } from '../logic/delays';

/** The language that vendors, hot games and lists load in: a change counts after 200 ms (LANG-03). */
export function useLobbyLanguage(): string {
  return useDebouncedLanguage(listLanguageDelay);
}
