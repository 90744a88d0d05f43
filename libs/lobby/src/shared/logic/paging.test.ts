import { describe, expect, it } from 'vitest';
import { getNextPage } from './paging';

const game = (nodeId: string) => ({ nodeId });

describe('paging', () => {
  it('offers more while pageNum is below totalPages [LIST-06]', () => {
    const items = [game('1')];
    expect(getNextPage({ items, pageNum: 1, totalPages: 3 })).toBe(2);
    expect(getNextPage({ items, pageNum: 3, totalPages: 3 })).toBeUndefined();
    expect(getNextPage({ items, pageNum: 1, totalPages: 0 })).toBeUndefined();
  });

  it('ends at an empty page, so that a wrong total cannot load for ever [LIST-06]', () => {
    expect(getNextPage({ items: [], pageNum: 2, totalPages: 99 })).toBeUndefined();
  });
});
