import { localStore, storageKeys } from '@playhouse/storage';
import { fallbackLanguage, isLanguageCode, languageTable, type Language } from './languages';
import type { LanguageCode } from '@playhouse/whitelabel';
import { negotiateLanguage } from './negotiateLanguage';

/** `window` event after the player's language changed; its detail is a `LanguageChange` (LANG-01). */
export const languageChangeEvent = 'playhouse:languagechange';

export interface LanguageChange {
  readonly language: LanguageCode;
  readonly bcp47: string;
}

let active: LanguageCode = fallbackLanguage;

/** The language on screen, for code outside React (the platform client, route loaders). */
export function activeLanguage(): LanguageCode {
  return active;
}

/**
 * Makes a language the active one: remembers it for `activeLanguage` and marks the page with it.
 * @param direction which way its lines run @default as the table says
 */
export function activateLanguage(
  language: LanguageCode,
  direction: Language['direction'] = languageTable[language].direction,
): void {
  active = language;
  if (typeof document === 'undefined') return;
  const { bcp47 } = languageTable[language];
  const page = document.documentElement;
  // Saying the same again would have the browser look at the style of every element again.
  if (page.lang !== bcp47) page.lang = bcp47;
  if (page.dir !== direction) page.dir = direction;
}

/** The language that the player chose on an earlier visit, or the merchant's default language. */
export function storedLanguage(languages: readonly string[]): LanguageCode {
  return negotiateLanguage(localStore.get(storageKeys.language), languages);
}

/** How long the cookie that mirrors the saved language lives, in seconds. */
const year = 365 * 24 * 60 * 60;

/** Saves the player's choice, and mirrors it in a cookie, by which a server picks the page's language. */
export function storeLanguage(language: LanguageCode): void {
  localStore.set(storageKeys.language, language);
  document.cookie = `${storageKeys.language}=${language}; path=/; max-age=${year}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;
}

/** Follows a choice made in another tab; returns the unsubscribe function. */
export function onStoredLanguage(listener: (language: LanguageCode) => void): () => void {
  return localStore.subscribe(storageKeys.language, () => {
    const stored = localStore.get(storageKeys.language);
    if (isLanguageCode(stored)) listener(stored);
  });
}

export function announceLanguage(language: LanguageCode): void {
  const detail: LanguageChange = { language, bcp47: languageTable[language].bcp47 };
  window.dispatchEvent(new CustomEvent(languageChangeEvent, { detail }));
}
