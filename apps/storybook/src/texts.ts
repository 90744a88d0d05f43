import { parse } from '@formatjs/icu-messageformat-parser';
import { catalogues, isLanguageCode, pseudoMessages } from '@playhouse/i18n';
import type { I18nProviderProps } from '@playhouse/i18n';
import type { LanguageCode } from '@playhouse/whitelabel';
import { longLanguage, mirroredLanguage } from './toolbar';

/** The language to speak for a choice of the toolbar; pseudo-locales are made from English. */
export function getLanguage(choice: unknown): LanguageCode {
  const code = String(choice);
  return isLanguageCode(code) ? code : 'EN';
}

/** Fetches every library's texts, so that stories show at once in their final language. */
export async function loadTexts(choice: unknown): Promise<void> {
  await catalogues.load(catalogues.libraries(), getLanguage(choice));
}

type Transform = NonNullable<I18nProviderProps['transform']>;

/** A text that begins at the right: the browser turns its letters around, and what stands beside it keeps its place. */
const mirrored = (text: string) => `\u2067\u202e${text}\u202c\u2069`;

const rewrite =
  (write?: (text: string) => string): Transform =>
  (messages) => {
    // Texts that were not compiled are read here: their arguments have to survive.
    const read = Object.entries(messages).map(([id, message]) => [
      id,
      typeof message === 'string' ? parse(message) : message,
    ]);
    return pseudoMessages(Object.fromEntries(read), write);
  };

const transforms: Readonly<Record<string, Transform>> = {
  [longLanguage]: rewrite(),
  [mirroredLanguage]: rewrite(mirrored),
};

/** How a choice of the toolbar changes all texts; `undefined` for a language that is spoken. */
export const getTransform = (choice: unknown): Transform | undefined => transforms[String(choice)];

/** The direction in which a choice of the toolbar is read; `undefined` for a language, which has its own. */
export const getDirection = (choice: unknown) => (choice === mirroredLanguage ? 'rtl' : undefined);
