import { describe, expect, it } from 'vitest';
import { nextPageOf } from './paging';

const game = (nodeId: string) => ({ nodeId });

describe('paging', () => {
  it('offers more while pageNum is below totalPages [LIST-06]', () => {
    const items = [game('1')];
    expect(nextPageOf({ items, pageNum: 1, totalPages: 3 })).toBe(2);
    expect(nextPageOf({ items, pageNum: 3, totalPages: 3 })).toBeUndefined();
    expect(nextPageOf({ items, pageNum: 1, totalPages: 0 })).toBeUndefined();
  });

  it('ends at an empty page, so that a wrong total cannot load for ever [LIST-06]', () => {
    expect(nextPageOf({ items: [], pageNum: 2, totalPages: 99 })).toBeUndefined();
  });
});
