/** The source language's file: FormatJS' extracted format, a text with what it is for, by id. */
export type SourceTexts = Readonly<Record<string, { readonly defaultMessage: string }>>;

/** A translation's file: FormatJS' simple format, a text by id; null where there is none yet. */
export type Translation = Readonly<Record<string, string | null>>;

/** The library that a text is of. An id without one is the platform's own, and travels with session's texts. */
export function getLibrary(id: string): string {
  return id.includes('.') ? id.slice(0, id.indexOf('.')) : 'session';
}

/** Every text of a language, English where it is not translated (LANG-02). */
export function fillTexts(english: SourceTexts, translation: Translation = {}) {
  return Object.fromEntries(
    Object.entries(english).map(([id, source]) => [id, translation[id] ?? source.defaultMessage]),
  );
}

/** Every text of a language by library, then by id. */
export function textsByLibrary(
  english: SourceTexts,
  translation?: Translation,
): Record<string, Record<string, string>> {
  const groups: Record<string, Record<string, string>> = {};
  for (const [id, text] of Object.entries(fillTexts(english, translation)))
    (groups[getLibrary(id)] ??= {})[id] = text;
  return groups;
}
