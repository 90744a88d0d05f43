import { expect, it } from 'vitest';
import { categoryHref, categoryListHref } from './categoryHref';

it('leads lotteries to their screen and other categories to their list [LIST-02, ROUTE-09]', () => {
  expect(categoryListHref('LOTT')).toBe('/m/lottery');
  expect(categoryListHref('ELOTT')).toBe('/m/lottery?prize_mode=ELOTT');
  expect(categoryListHref('FISH')).toBe('/m/gameList?gameType=FISH');
  expect(['HOT', 'RNG', 'LIVE'].map(categoryHref)).toEqual([
    '/m/gameLobby',
    '/m/slotsCenter',
    '/m/gameList?gameType=LIVE',
  ]);
});
