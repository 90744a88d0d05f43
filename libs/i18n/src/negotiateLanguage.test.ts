import { expect, test } from 'vitest';
import { negotiateLanguage } from './negotiateLanguage';

test('a choice resolves against what the merchant supports [LANG-01]', () => {
  expect(negotiateLanguage('EN', ['TY', 'EN'])).toBe('EN');
  expect(negotiateLanguage('fil', ['TY', 'EN'])).toBe('TY');
  expect(negotiateLanguage('fil-PH', ['TY', 'EN'])).toBe('TY');
  expect(negotiateLanguage('pt', ['PT', 'EN'])).toBe('PT');
});

test('the merchant’s first language is the default, Filipino for a TY, EN merchant [LANG-01]', () => {
  expect(negotiateLanguage(undefined, ['TY', 'EN'])).toBe('TY');
  expect(negotiateLanguage('JP', ['TY', 'EN'])).toBe('TY');
  expect(negotiateLanguage('', ['PT', 'EN'])).toBe('PT');
});

test('the best of several wishes wins [LANG-01]', () => {
  expect(negotiateLanguage([undefined, 'ja', 'en-GB', 'fil'], ['TY', 'EN'])).toBe('EN');
});

test('codes that no one knows are not offered [LANG-02]', () => {
  expect(negotiateLanguage('QQ', ['QQ'])).toBe('EN');
});
