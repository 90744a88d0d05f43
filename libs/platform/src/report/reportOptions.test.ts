import { expect, test } from 'vitest';
import { joinPages } from './reportOptions';

const page = { pageNum: 1, totalPages: 2 };

test('pages join in order, and the totals are those of the newest page', () => {
  const pages = [
    { ...page, items: [1, 2], footer: { sum: 3 } },
    { ...page, pageNum: 2, items: [3], footer: { sum: 7 } },
  ];
  expect(joinPages(pages)).toEqual({ items: [1, 2, 3], footer: { sum: 7 } });
});

test('a platform that sends totals with the first page only keeps them shown', () => {
  const pages = [
    { ...page, items: [1], footer: { sum: 3 } },
    { ...page, pageNum: 2, items: [2] },
  ];
  expect(joinPages(pages)).toEqual({ items: [1, 2], footer: { sum: 3 } });
});
