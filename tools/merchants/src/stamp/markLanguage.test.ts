import { expect, test } from 'vitest';
import { markLanguage } from './markLanguage';

test.each([
  ['AR', 'lang="ar" dir="rtl"'],
  ['UR', 'lang="ur" dir="rtl"'],
  ['PT', 'lang="pt-BR" dir="ltr"'],
])('a document in %s says which way it is written [LANG-02]', (language, said) =>
  expect(
    markLanguage('<html lang="__LANG__" dir="__DIR__" data-language="__LANGUAGE__">', language),
  ).toBe(`<html ${said} data-language="${language}">`),
);
