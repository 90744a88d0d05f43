import { expect, it } from 'vitest';
import { listWorths } from './ChipPanel';
import { getUsualStake, listStakes } from './stakes';

it('stakes lie within the bounds of the game', () => {
  expect(listStakes({ minBet: 0.5, maxBet: 10 })).toEqual([0.5, 1, 2, 5, 10]);
  expect(listStakes({ minBet: 7000, maxBet: 9000 })).toEqual([7000]);
});

it('the usual stake is ten, or the nearest that the bounds allow', () => {
  expect(getUsualStake([0.5, 1, 10, 20])).toBe(10);
  expect(getUsualStake([0.5, 1])).toBe(1);
  expect(getUsualStake([50, 100])).toBe(50);
});

it('chips are few enough to be in sight, the least and the usual one among them', () => {
  expect(listWorths({ minBet: 0.01, maxBet: 5000 })).toEqual([0.01, 1, 10, 100, 500]);
  expect(listWorths({ minBet: 2, maxBet: 5000 })).toEqual([2, 10, 100, 500]);
});

it('a chip is worth the least stake when the bounds leave no room for ten', () => {
  expect(listWorths({ minBet: 1, maxBet: 50 })).toEqual([1, 2, 5]);
  expect(listWorths({ minBet: 20, maxBet: 50 })).toEqual([20]);
});
