import { afterEach, expect, test } from 'vitest';
import { storeLanguage, storedLanguage } from './activeLanguage';

afterEach(() => window.history.replaceState(null, '', '/'));

test('the saved language is told to the server at every address [LANG-01]', () => {
  window.history.replaceState(null, '', '/m/member/home');
  storeLanguage('TY');
  window.history.replaceState(null, '', '/');
  expect(document.cookie.split('; ').some((pair) => pair.endsWith('=TY'))).toBe(true);
  expect(storedLanguage(['EN', 'TY'])).toBe('TY');
});
