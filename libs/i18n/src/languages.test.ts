import { expect, test } from 'vitest';
import { languageTable, toBcp47 } from './languages';

test('the platform writes Filipino TY, which is Tahitian to Intl: the site says fil [LANG-01]', () => {
  expect(toBcp47('TY')).toBe('fil');
  expect(new Intl.DisplayNames('en', { type: 'language' }).of(toBcp47('TY'))).toBe('Filipino');
});

test('about 30 languages are known, each with a tag, a name, a flag and a direction [LANG-02]', () => {
  const languages = Object.values(languageTable);
  expect(languages.length).toBeGreaterThanOrEqual(30);
  for (const language of languages) {
    expect(Intl.getCanonicalLocales(language.bcp47)).toEqual([language.bcp47]);
    expect(language.nativeName).not.toBe('');
    expect(language.country).toMatch(/^[A-Z]{2}$/);
    const intl = new Intl.Locale(language.bcp47) as Intl.Locale & {
      textInfo?: { direction: string };
    };
    if (intl.textInfo) expect(intl.textInfo.direction).toBe(language.direction);
  }
  expect(new Set(languages.map((language) => language.bcp47)).size).toBe(languages.length);
});

test('an unknown code reads as English, never as a broken tag [LANG-02]', () => {
  expect(toBcp47('QQ')).toBe('en');
  expect(toBcp47('toString')).toBe('en');
});
