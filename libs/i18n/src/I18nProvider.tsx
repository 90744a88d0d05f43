import { useMerchant } from '@playhouse/whitelabel';
import { useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { IntlProvider, ReactIntlErrorCode } from 'react-intl';
import type { IntlConfig } from 'react-intl';
import { catalogues } from './catalogues';
import type { Catalogue, CatalogueStore, Messages } from './catalogueStore';
import { LanguageContext } from './LanguageContext';
import { fallbackLanguage, toBcp47, type Language } from './languages';
import type { LanguageCode } from '@playhouse/whitelabel';
import { richText } from './richText';
import { useLanguageState } from './useLanguageState';

export interface I18nProviderProps {
  /** The language of the first render; on the server the one the page is written in. */
  readonly language: LanguageCode;
  readonly children: ReactNode;
  /** @default the catalogues of all libraries, fetched when needed */
  readonly store?: CatalogueStore;
  /** A merchant's own wording, by language; wins over the catalogues. */
  readonly overrides?: Partial<Record<LanguageCode, Catalogue>>;
  /** Changes all texts at the last moment: `pseudoMessages`, to find what is not translatable. */
  readonly transform?: (messages: Messages) => Messages;
  /** Which way the texts run that `transform` makes. @default as the language does */
  readonly direction?: Language['direction'];
}

// Message text falls back to English, so a missing translation is a matter for the catalogue check.
const onError: IntlConfig['onError'] = (error) => {
  if (error.code === ReactIntlErrorCode.MISSING_TRANSLATION) return;
  // eslint-disable-next-line no-console -- a malformed message is a defect for developers to see
  console.error(error);
};

// The build compiles catalogues; in tests, and in a merchant's own wording, plain ICU text is fine too.
const onWarn = () => undefined;

/** Texts, numbers and times for everything below, in the merchant's languages and time zone. */
export function I18nProvider(props: I18nProviderProps) {
  const { language: given, children, store = catalogues, overrides, transform, direction } = props;
  const { languages, timeZone } = useMerchant();
  const state = useLanguageState(given, languages, store, direction);
  const { language } = state;
  const snapshot = () => store.messages(language);
  const loaded = useSyncExternalStore(store.subscribe, snapshot, snapshot);
  const messages = useMemo(() => {
    const all = Object.assign({}, loaded, overrides?.[language]) as typeof loaded;
    return transform ? transform(all) : all;
  }, [loaded, overrides, language, transform]);
  return (
    <LanguageContext value={state}>
      <IntlProvider
        locale={toBcp47(language)}
        defaultLocale={toBcp47(fallbackLanguage)}
        messages={messages}
        timeZone={timeZone}
        defaultRichTextElements={richText}
        onError={onError}
        onWarn={onWarn}
      >
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}
