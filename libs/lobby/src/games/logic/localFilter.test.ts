import { expect, it } from 'vitest';
import { readListState } from './listState';
import { filterLocally } from './localFilter';

const games = [
  { gameName: 'Tiger', vassalage: 'PG' },
  { gameName: 'Dragon', displayName: 'Tiger and dragon', vassalage: 'JL' },
  { gameName: 'Fruits', vassalage: 'PG' },
];
const filter = (query: string) =>
  filterLocally(games, readListState(new URLSearchParams(query))).map((game) => game.gameName);

it('searches favourites and recent games among what was loaded [LIST-01]', () => {
  expect(filter('gameType=RNG&tab=fav&gameName=tiGer')).toEqual(['Tiger', 'Dragon']);
  expect(filter('gameType=RNG&tab=recent&vassalage=PG')).toEqual(['Tiger', 'Fruits']);
  expect(filter('gameType=RNG&tab=recent&gameName=none')).toEqual([]);
  expect(filter('gameType=RNG&tab=fav&gameName=Frùits')).toEqual(['Fruits']);
});

it('leaves the answers of a searched list alone', () => {
  expect(filter('gameType=RNG&gameName=none')).toHaveLength(3);
});
