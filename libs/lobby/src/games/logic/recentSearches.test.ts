import { beforeEach, expect, it } from 'vitest';
import { noteSearch, recentSearches } from './recentSearches';

beforeEach(() => recentSearches.remove());

it('searches are kept with the latest in front, each once, five at most', () => {
  for (const words of ['koi', 'Jade', 'roulette', 'sabong', 'keno', ' JADE ', '', 'crash'])
    noteSearch(words);
  expect(recentSearches.get()).toEqual(['crash', 'JADE', 'keno', 'sabong', 'roulette']);
});

it('something else under the key counts as nothing', () => {
  localStorage.setItem('recentSearches', '{"a":1}');
  expect(recentSearches.get()).toBeUndefined();
  noteSearch('koi');
  expect(recentSearches.get()).toEqual(['koi']);
});
