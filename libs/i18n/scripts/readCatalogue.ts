import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Translation } from '../src/catalogueTexts';

const folder = fileURLToPath(new URL('../catalogues', import.meta.url));
const readJson = (name: string): unknown => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'));

interface SourceText {
  readonly defaultMessage: string;
  readonly description: string;
}

/** The source language's texts, with what they are for. */
export const readEnglish = () => readJson('EN.json') as Readonly<Record<string, SourceText>>;

/** A language's texts by id, null where it has none yet. */
export function readTranslation(language: string): Translation {
  if (language !== 'EN') return readJson(`${language}.json`) as Translation;
  return Object.fromEntries(
    Object.entries(readEnglish()).map(([id, source]) => [id, source.defaultMessage]),
  );
}
