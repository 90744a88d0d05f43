import { sampleGame } from '@playhouse/fixtures';
import { describe, expect, it } from 'vitest';
import { buildShelf, shelfSize } from './shelf';

const [first, second, third] = [sampleGame(0), sampleGame(1), sampleGame(2)];

describe('the row of a member', () => {
  it('has what was played last, then the favourites that were not [FAV-01, FAV-02]', () => {
    expect(buildShelf({ played: [second, first], loved: [first, third] })).toEqual({
      kind: 'played',
      games: [second, first, third],
    });
  });

  it('has the favourites alone before the first game [FAV-01]', () => {
    expect(buildShelf({ loved: [third] })).toEqual({ kind: 'loved', games: [third] });
  });

  it('has for a member without any what the grid of popular games shows last', () => {
    const popular = Array.from({ length: 24 }, (_each, index) => sampleGame(index));
    const { kind, games } = buildShelf({ popular });
    expect(kind).toBe('popular');
    expect(games).toEqual(popular.slice(24 - shelfSize).reverse());
  });

  it('is empty where the platform has nothing popular either', () => {
    expect(buildShelf({}).games).toEqual([]);
  });
});
