import { readFileSync } from 'node:fs';
import { createIntl } from 'react-intl';

/** A text of the site in the journey's language. */
export type Say = (id: string, values?: Readonly<Record<string, string | number>>) => string;

const locales = { TY: 'fil', EN: 'en', PT: 'pt-BR' } as const;
const libraries = ['categories', 'lobby', 'session', 'shell', 'ui-kit'];

function catalogueOf(library: string, language: string): Record<string, string> {
  const file = new URL(`../../libs/${library}/messages/${language}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}

/** Reads the texts that players see from the catalogues, so that one journey runs in every language. */
export function wordsOf(language: keyof typeof locales): Say {
  const messages = Object.assign(
    {},
    ...libraries.map((library) => catalogueOf(library, language)),
  ) as Record<string, string>;
  const intl = createIntl({ locale: locales[language], messages });
  return (id, values) => intl.formatMessage({ id }, values);
}
