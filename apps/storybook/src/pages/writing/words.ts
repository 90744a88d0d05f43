import type { LanguageCode } from '@playhouse/whitelabel';

/** Words of a language: by which stems a thing is called, and words that are never said, with those to say instead. */
interface Glossary {
  readonly say: Readonly<Record<string, readonly string[]>>;
  readonly never: Readonly<Record<string, string>>;
}

type Catalogue = Readonly<Record<string, string | null>>;
type Source = Readonly<Record<string, { readonly defaultMessage: string }>>;

const read = <Content>(files: Record<string, Content>, language: string): Content | undefined =>
  Object.entries(files).find(([file]) => file.endsWith(`/${language}.json`))?.[1];

const glossaries = import.meta.glob<Glossary>('../../../../../libs/i18n/glossary/*.json', {
  eager: true,
  import: 'default',
});
const catalogues = import.meta.glob<Catalogue | Source>(
  '../../../../../libs/i18n/catalogues/*.json',
  { eager: true, import: 'default' },
);
const pages = import.meta.glob<string>(
  ['../../../../../tools/glossary.md', '../../../../../tools/decisions/texts.md'],
  { eager: true, query: '?raw', import: 'default' },
);

/** A page of Markdown of the workspace, by the end of its path. */
export function readPage(name: string): string {
  const text = Object.entries(pages).find(([file]) => file.endsWith(name))?.[1];
  if (text === undefined) throw new Error(`There is no page ${name}.`);
  return text;
}

const source = (read(catalogues, 'EN') ?? {}) as Source;

/** A thing, how it is called in a language, and a text that says so. */
export interface Word {
  readonly thing: string;
  readonly stems: readonly string[];
  readonly example: { readonly english: string; readonly text: string } | undefined;
}

/** A short text in which a thing is named in both languages. */
function findExample(thing: string, stems: readonly string[], texts: Catalogue): Word['example'] {
  const found = Object.entries(texts)
    .map(([id, text]) => ({ english: source[id]?.defaultMessage ?? '', text: text ?? '' }))
    .filter(({ english, text }) => !/[{<]/.test(english + text))
    .filter(({ english }) => english.toLowerCase().includes(thing.toLowerCase()))
    .filter(({ text }) => stems.some((stem) => text.toLowerCase().includes(stem.toLowerCase())));
  return found.sort((one, other) => one.text.length - other.text.length)[0];
}

/** The words that a language has for things. */
export function listWords(language: LanguageCode): readonly Word[] {
  const { say = {} } = read(glossaries, language) ?? {};
  const texts = (read(catalogues, language) ?? {}) as Catalogue;
  return Object.entries(say).map(([thing, stems]) => ({
    ...{ thing, stems },
    example: findExample(thing, stems, texts),
  }));
}

/** Words that a language never says, each with the one to say. */
export const listAvoided = (language: LanguageCode): readonly (readonly [string, string])[] =>
  Object.entries(read(glossaries, language)?.never ?? {});

/** How many texts a language has, of how many. */
export function countTexts(language: LanguageCode): {
  readonly said: number;
  readonly all: number;
} {
  const all = Object.keys(source).length;
  if (language === 'EN') return { said: all, all };
  const texts = (read(catalogues, language) ?? {}) as Catalogue;
  return { said: Object.values(texts).filter((text) => text !== null).length, all };
}
