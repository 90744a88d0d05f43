import { expect, it } from 'vitest';
import { keyedPages } from './keyedPages';

const { initialPageParam, getNextPageParam } = keyedPages(20);
const items = ['a line'];

it('goes on where the page before ended [LIST-06]', () => {
  expect(initialPageParam).toEqual({ pageNo: 1, pageSize: 20 });
  expect(getNextPageParam({ items, pageNum: 1, totalPages: 2, next: 'here' })).toEqual({
    pageNo: 2,
    pageSize: 20,
    after: 'here',
  });
  expect(getNextPageParam({ items, pageNum: 2, totalPages: 2 })).toBeUndefined();
});

it('ends at an empty page, so that a wrong total cannot load for ever [LIST-06]', () => {
  expect(getNextPageParam({ items: [], pageNum: 2, totalPages: 99, next: 'x' })).toBeUndefined();
});
