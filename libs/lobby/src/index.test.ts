import { expect, it } from 'vitest';
import * as lobby from './index';

it('offers the routes and the blocks of the home screen', () => {
  expect(Object.keys(lobby).sort()).toEqual([
    'HotMatches',
    'MyGames',
    'PopularGames',
    'WinnerBoard',
    'lobbyScreens',
  ]);
});
