import type { IntlConfig, MessageFormatElement } from 'react-intl';
import { languageCodes } from '@playhouse/whitelabel';
import { fallbackLanguage } from './languages';
import type { LanguageCode } from '@playhouse/whitelabel';

/** Messages of one library in one language: ICU text, or its AST when compiled by the build. */
export type Catalogue = Readonly<Record<string, string | MessageFormatElement[]>>;

/** Catalogues at hand, by language and library: what a prerendered page carries with it. */
export type PreloadedCatalogues = Partial<
  Record<LanguageCode, Readonly<Record<string, Catalogue>>>
>;

/** Fetches one catalogue; keyed `library/LANGUAGE`. */
export type CatalogueLoaders = Readonly<Record<string, () => Promise<Catalogue>>>;

/** Texts as react-intl takes them: all ICU text, or all ASTs. */
export type Messages = NonNullable<IntlConfig['messages']>;

/** `Name`: what the libraries are called. */
export interface CatalogueStore<Name extends string = string> {
  /** All loaded messages of a language, English where it has none; the object only changes with its content. */
  messages(language: LanguageCode): Messages;
  /** Makes sure that the catalogues of these libraries are there; rejects when one cannot be fetched. */
  load(names: readonly Name[], language: LanguageCode): Promise<void>;
  /** Every library that has texts. */
  libraries(): readonly Name[];
  /** Libraries that were asked for in any language: those a language change has to fetch. */
  names(): readonly string[];
  add(name: Name, language: LanguageCode, catalogue: Catalogue): void;
  subscribe(listener: () => void): () => void;
}

/** A store of lazily loaded catalogues. Several may exist: a server, a story and a test have their own. */
export function createCatalogueStore<Name extends string = string>(
  loaders: CatalogueLoaders,
  preloaded: PreloadedCatalogues = {},
): CatalogueStore<Name> {
  const loaded = new Map<string, Catalogue>();
  const known = new Set<string>();
  const pending = new Map<string, Promise<void>>();
  const merged = new Map<LanguageCode, Messages>();
  const listeners = new Set<() => void>();

  function add(name: string, language: LanguageCode, catalogue: Catalogue): void {
    known.add(name);
    loaded.set(`${name}/${language}`, catalogue);
    merged.clear();
    for (const listener of listeners) listener();
  }

  function fetchOne(name: string, language: LanguageCode): Promise<void> {
    const key = `${name}/${language}`;
    known.add(name);
    if (loaded.has(key)) return Promise.resolve();
    const running = pending.get(key);
    if (running) return running;
    const loader = loaders[key];
    if (!loader) {
      return language === fallbackLanguage ? Promise.resolve() : fetchOne(name, fallbackLanguage);
    }
    const job = loader()
      .then((catalogue) => add(name, language, catalogue))
      .finally(() => pending.delete(key));
    pending.set(key, job);
    return job;
  }

  function merge(language: LanguageCode): Messages {
    const layers = [fallbackLanguage, language].flatMap((code) =>
      [...known].map((name) => loaded.get(`${name}/${code}`)),
    );
    // react-intl's type wants all texts or all ASTs; at run time each message may be either.
    return Object.assign({}, ...layers) as Messages;
  }

  const libraries = [...new Set(Object.keys(loaders).map((key) => key.split('/')[0]))] as Name[];

  for (const language of languageCodes) {
    for (const [name, catalogue] of Object.entries(preloaded[language] ?? {})) {
      add(name, language, catalogue);
    }
  }

  return {
    add,
    load: async (names, language) => {
      await Promise.all(names.map((name) => fetchOne(name, language)));
    },
    messages(language) {
      const found = merged.get(language) ?? merge(language);
      merged.set(language, found);
      return found;
    },
    libraries: () => libraries,
    names: () => [...known],
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
