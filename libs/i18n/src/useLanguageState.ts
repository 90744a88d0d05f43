import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  activateLanguage,
  announceLanguage,
  onStoredLanguage,
  storeLanguage,
  storedLanguage,
} from './activeLanguage';
import type { CatalogueStore } from './catalogueStore';
import { isLanguageCode, toDirection, type Language } from './languages';
import type { LanguageCode } from '@playhouse/whitelabel';
import type { LanguageState } from './LanguageContext';
import { negotiateLanguage } from './negotiateLanguage';

interface Chosen {
  readonly given: LanguageCode;
  readonly language: LanguageCode;
}

/** The state behind the provider: starts in `given` (what the server rendered), then follows the player. */
export function useLanguageState(
  given: LanguageCode,
  supported: readonly string[],
  store: CatalogueStore,
  imposed: Language['direction'] | undefined,
): LanguageState {
  const [chosen, setChosen] = useState<Chosen>({ given, language: given });
  // A new `given` (Storybook's toolbar) wins over an older choice.
  const language = chosen.given === given ? chosen.language : given;
  const latest = useRef(language);
  const languages = useMemo(() => supported.filter(isLanguageCode), [supported]);

  const show = useCallback(
    async (next: LanguageCode): Promise<boolean> => {
      latest.current = next;
      await store.load(store.names(), next);
      // Of two quick choices the later one wins, whichever file arrives first.
      if (latest.current !== next) return false;
      setChosen({ given, language: next });
      activateLanguage(next, imposed);
      announceLanguage(next);
      return true;
    },
    [given, store, imposed],
  );

  const setLanguage = useCallback(
    async (wish: string) => {
      const next = negotiateLanguage(wish, languages);
      if (await show(next)) storeLanguage(next);
    },
    [languages, show],
  );

  useEffect(() => activateLanguage(language, imposed), [language, imposed]);

  // The first paint is in the language of the prerendered page; an earlier choice follows at once.
  useEffect(() => {
    const stored = storedLanguage([given, ...languages]);
    if (stored !== given) show(stored).catch(() => undefined);
    return onStoredLanguage((next) => {
      // A choice of this tab is shown already.
      if (next !== latest.current && languages.includes(next)) show(next).catch(() => undefined);
    });
  }, [given, languages, show]);

  const direction = imposed ?? toDirection(language);
  return useMemo(
    () => ({ language, direction, languages, setLanguage }),
    [language, direction, languages, setLanguage],
  );
}
