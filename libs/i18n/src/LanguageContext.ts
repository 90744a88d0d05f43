import { createContext, useContext } from 'react';
import type { LanguageCode } from '@playhouse/whitelabel';
import type { Language } from './languages';

export interface LanguageState {
  readonly language: LanguageCode;
  /** Which way its lines run. */
  readonly direction: Language['direction'];
  /** The merchant's languages, in its order; the first is the default. */
  readonly languages: readonly LanguageCode[];
  /**
   * Switches to a supported language (a code or a BCP 47 tag) once its texts are there, marks the
   * page, keeps the choice and publishes `languageChangeEvent` (LANG-01).
   * Rejects when the texts cannot be fetched; the language then stays as it was.
   */
  readonly setLanguage: (wish: string) => Promise<void>;
}

export const LanguageContext = createContext<LanguageState | undefined>(undefined);

export function useLanguage(): LanguageState {
  const state = useContext(LanguageContext);
  if (!state) throw new Error('useLanguage needs a <I18nProvider> above it.');
  return state;
}
