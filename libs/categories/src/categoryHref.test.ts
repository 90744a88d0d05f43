import { expect, it } from 'vitest';
import { categoryHref } from './categoryHref';

it('leads lotteries to their draws and other categories to lists [LIST-02, ROUTE-07, ROUTE-09]', () => {
  expect(categoryHref('LOTT')).toBe('/m/lottery');
  expect(categoryHref('LOTTERY')).toBe('/m/lottery');
  expect(categoryHref('ELOTT')).toBe('/m/lottery?prize_mode=ELOTT');
  expect(categoryHref('SEA')).toBe('/m/lottery?prize_mode=SEA');
  expect(['HOT', 'RNG', 'LIVE'].map(categoryHref)).toEqual([
    '/m/gameLobby',
    '/m/gameList?gameType=RNG',
    '/m/gameList?gameType=LIVE',
  ]);
});
