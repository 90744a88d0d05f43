import { dictionaryMeta } from '@playhouse/navigation';
import { afterEach, expect, test } from 'vitest';
import { fetchDictionary } from './fetchDictionary';

afterEach(() => document.head.replaceChildren());

const links = () =>
  [...document.querySelectorAll('link[rel="compression-dictionary"]')].map((link) =>
    link.getAttribute('href'),
  );

test('the dictionary that the page names is fetched once', () => {
  document.head.innerHTML = `<meta name="${dictionaryMeta}" content="/m/dictionary/index-1.txt">`;
  fetchDictionary();
  fetchDictionary();
  expect(links()).toEqual(['/m/dictionary/index-1.txt']);
});

test('a page that names no dictionary fetches none', () => {
  fetchDictionary();
  expect(links()).toEqual([]);
});
