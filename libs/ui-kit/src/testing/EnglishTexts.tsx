import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import english from '../../../i18n/catalogues/EN.json';

const entries = Object.entries(english).map(([id, { defaultMessage }]) => [id, defaultMessage]);
const texts = Object.fromEntries(entries) as Record<keyof typeof english, string>;

/** The English texts, around parts that are tested alone. */
export function EnglishTexts({ children }: { readonly children: ReactNode }) {
  return (
    <IntlProvider locale="en" messages={texts}>
      {children}
    </IntlProvider>
  );
}
