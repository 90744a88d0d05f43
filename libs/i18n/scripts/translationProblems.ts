import { isStructurallySame, parse } from '@formatjs/icu-messageformat-parser';
import type { SourceTexts, Translation } from '../src/catalogueTexts';

/** Problems of a translation, as ids of texts. */
export interface TranslationProblems {
  readonly missing: readonly string[];
  /** Longer than its place: 1.6 times the English text, and 12 characters more. */
  readonly tooLong: readonly string[];
  /** Empty, no ICU text, or with other arguments or tags than the English text. */
  readonly broken: readonly string[];
}

function isLong(text: string, english: string): boolean {
  return text.length > english.length * 1.6 && text.length > english.length + 12;
}

function isBroken(text: string, english: string): boolean {
  if (text.trim() === '') return true;
  try {
    return !isStructurallySame(parse(english), parse(text)).success;
  } catch {
    return true;
  }
}

/** Compares a translation with the source language. */
export function translationProblems(
  english: SourceTexts,
  translation: Translation,
): TranslationProblems {
  const idsOf = (is: (text: string, english: string) => boolean) =>
    Object.entries(english).flatMap(([id, { defaultMessage }]) => {
      const text = translation[id];
      return text != null && is(text, defaultMessage) ? [id] : [];
    });
  return {
    missing: Object.keys(english).filter((id) => translation[id] == null),
    tooLong: idsOf(isLong),
    broken: idsOf(isBroken),
  };
}
