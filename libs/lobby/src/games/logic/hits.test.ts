import { describe, expect, it } from 'vitest';
import { createHitSearch } from './hits';

const index = {
  picture: '/art/{nodeId}.svg',
  vendors: [
    ['KLX', 'Kalyx Forge'],
    ['TF', 'Flash Arena'],
    ['LOTT', 'Royal Draws'],
  ] as [string, string][],
  games: [
    ['1', 'Roulette', 'KLX', 'LIVE'],
    ['2', 'Crimson Tide', 'KLX', 'RNG'],
    ['3', 'Flash Cup', 'TF', 'ESPORTS'],
    ['4', 'Mekong Draw', 'LOTT', 'LOTT'],
  ] as [string, string, string, string][],
};
const categories = [
  { category: 'LIVE', name: 'Live casino' },
  { category: 'RNG', name: 'Slots' },
];
const find = (typed: string, hasLotteries = true) =>
  createHitSearch({ index, categories, hasLotteries })(typed);

describe('a search over all that a merchant offers', () => {
  it('finds games of every category, with vendor and picture', () => {
    expect(find('roulete')[0]).toEqual({
      ...{ kind: 'game', key: 'game-1', name: 'Roulette', nodeId: '1', category: 'LIVE' },
      ...{ vassalage: 'KLX', vendor: 'Kalyx Forge', picture: '/art/1.svg' },
    });
  });

  it('finds a vendor before its games, and a category before its games', () => {
    expect(find('kalyx').map(({ key }) => key)).toEqual(['vendor-KLX', 'game-1', 'game-2']);
    expect(find('slots').map(({ key }) => key)).toEqual(['category-RNG', 'game-2']);
  });

  it('finds games of hidden vendors, and never those vendors [LIST-04]', () => {
    expect(find('flash').map(({ key }) => key)).toEqual(['game-3']);
  });

  it('finds no lotteries of a merchant that has none', () => {
    expect(find('mekong').map(({ key }) => key)).toEqual(['game-4']);
    expect(find('mekong', false)).toEqual([]);
  });
});
