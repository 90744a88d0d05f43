import type { LanguageCode } from '@playhouse/whitelabel';
import { afterEach, expect, test } from 'vitest';
import { activateLanguage, storeLanguage, storedLanguage } from './activeLanguage';

afterEach(() => {
  window.history.replaceState(null, '', '/');
  activateLanguage('EN');
});

test('the saved language is told to the server at every address [LANG-01]', () => {
  window.history.replaceState(null, '', '/m/member/home');
  storeLanguage('TY');
  window.history.replaceState(null, '', '/');
  expect(document.cookie.split('; ').some((pair) => pair.endsWith('=TY'))).toBe(true);
  expect(storedLanguage(['EN', 'TY'])).toBe('TY');
});

// Of the table, not yet among those that the site speaks.
test.each(['AR', 'FA', 'UR'])('the page runs from right to left in %s, and back again', (code) => {
  const page = document.documentElement;
  activateLanguage(code as LanguageCode);
  expect(page.dir).toBe('rtl');
  expect(page.lang).toBe(code.toLowerCase());
  activateLanguage('PT');
  expect(page.dir).toBe('ltr');
});
