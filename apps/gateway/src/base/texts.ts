import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageCode } from '@playhouse/whitelabel';
import { languageCodes } from '@playhouse/whitelabel';
import * as z from 'zod/mini';
import type source from '../../demo/texts/EN.json';
import { demoFolder, readDemo } from './readDemo';

/** A text of the platform by its id in `demo/texts`. */
export type TextId = keyof typeof source;

/** A text in the languages of the platform. */
export type Texts = Readonly<Record<LanguageCode, string>>;

const english = readDemo('texts/EN.json', z.record(z.string(), z.string()));
/** A text that is missing or null is not translated yet. */
const translation = z.record(z.string(), z.nullable(z.string()));

const translations = languageCodes.map((code) => {
  const file = `texts/${code}.json`;
  const isThere = existsSync(join(demoFolder, file));
  return [code, isThere ? readDemo(file, translation) : {}] as const;
});

/** A text by its id, in English where it is not translated. @throws Error when there is none of that id */
export function findTexts(id: string): Texts {
  const fallback = english[id];
  if (fallback === undefined) throw new Error(`demo/texts/EN.json has no ${id}`);
  const texts = translations.map(([code, known]) => [code, known[id] ?? fallback] as const);
  return Object.fromEntries(texts) as Record<LanguageCode, string>;
}

/** A text of an id that the compiler knows, in one language. */
export const textIn = (language: LanguageCode, id: TextId): string => findTexts(id)[language];

/** The names that follow a group's in text ids, as `welcome` in `letters.welcome.title`. */
export function listTextNames(group: string): readonly string[] {
  const ids = Object.keys(english).filter((id) => id.startsWith(`${group}.`));
  return [...new Set(ids.map((id) => id.split('.')[1] ?? ''))];
}

/** All texts whose ids begin so, by their ids without `cut`, in one language. */
export function listTexts(
  beginning: string,
  language: LanguageCode,
  cut = beginning,
): Readonly<Record<string, string>> {
  const ids = Object.keys(english).filter((id) => id.startsWith(beginning));
  return Object.fromEntries(ids.map((id) => [id.slice(cut.length), findTexts(id)[language]]));
}
