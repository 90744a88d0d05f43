import { expect, test } from 'vitest';
import { joinPages } from './reportPages';

test('pages join in order and the newest totals win', () => {
  const pages = [
    { items: [1, 2], footer: { sum: 3 } },
    { items: [3], footer: { sum: 7 } },
  ];
  expect(joinPages({ pages })).toEqual({ rows: [1, 2, 3], footer: { sum: 7 } });
});

test('no page is no row and no total', () => {
  expect(joinPages({ pages: [] })).toEqual({ rows: [], footer: undefined });
});
