import { describe, expect, it } from 'vitest';
import { getPageSize, uniqueItems } from './paging';

const game = (nodeId: string) => ({ nodeId });

describe('paging', () => {
  it('asks for 26 a page, 25 for recent games [LIST-06, FAV-02]', () => {
    expect((['all', 'hot', 'fav', 'recent'] as const).map(getPageSize)).toEqual([26, 26, 26, 25]);
  });

  it('shows a game once when it moved to the next page between two loads', () => {
    const pages = [
      { items: [game('1'), game('2')], pageNum: 1, totalPages: 2 },
      { items: [game('2'), game('3')], pageNum: 2, totalPages: 2 },
    ];
    expect(uniqueItems(pages).map((item) => item.nodeId)).toEqual(['1', '2', '3']);
  });
});
