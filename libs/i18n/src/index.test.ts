import { expect, test } from 'vitest';
import * as i18n from './index';

test('the public face', () => {
  expect(Object.keys(i18n).sort()).toEqual([
    'I18nProvider',
    'activateLanguage',
    'activeLanguage',
    'addDays',
    'catalogueNames',
    'catalogues',
    'createCatalogueStore',
    'fallbackLanguage',
    'formatMoney',
    'isLanguageCode',
    'languageChangeEvent',
    'languageTable',
    'lastDays',
    'negotiateLanguage',
    'pseudoMessages',
    'storedLanguage',
    'toBcp47',
    'toDay',
    'toDirection',
    'useDateTime',
    'useDebouncedLanguage',
    'useLanguage',
    'useMoney',
  ]);
});
