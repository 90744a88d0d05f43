import { describe, expect, it } from 'vitest';
import { changeIds, findSpot, insertItem, removeItem } from './favourites';

const game = (nodeId: string) => ({ nodeId });
const pages = [
  { items: [game('1'), game('2')], pageNum: 1, totalPages: 2 },
  { items: [game('3')], pageNum: 2, totalPages: 2 },
];

describe('favourites in the cache', () => {
  it('gain and lose an id, and never hold one twice [FAV-01]', () => {
    expect(changeIds(['1'], '2', true)).toEqual(['1', '2']);
    expect(changeIds(['1', '2'], '2', true)).toEqual(['1', '2']);
    expect(changeIds(['1', '2'], '1', false)).toEqual(['2']);
  });

  it('lose a tile and get it back at the same place [FAV-01]', () => {
    const spot = findSpot(pages, '2');
    expect(spot).toEqual({ page: 0, index: 1, item: game('2') });
    const removed = removeItem(pages, '2');
    expect(removed.map((page) => page.items)).toEqual([[game('1')], [game('3')]]);
    expect(spot && insertItem(removed, spot)).toEqual(pages);
  });

  it('do not get a tile that is there already [FAV-01]', () => {
    expect(insertItem(pages, { page: 0, index: 0, item: game('3') })).toEqual(pages);
    expect(findSpot(pages, '9')).toBeUndefined();
  });
});
