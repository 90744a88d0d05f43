import { expect, it } from 'vitest';
import { placeNumber, toggleNumber } from './NumberBoard';

it('a set keeps its numbers in order, lets them go and takes no more than it may', () => {
  expect(toggleNumber([3, 9], 5, 3)).toEqual([3, 5, 9]);
  expect(toggleNumber([3, 5, 9], 5, 3)).toEqual([3, 9]);
  expect(toggleNumber([3, 5, 9], 7, 3)).toEqual([3, 5, 9]);
});

it('a place takes its number, and one of another place only in a draw that repeats', () => {
  const at = { place: 1, number: 4, pick: 3 };
  expect(placeNumber([4], { ...at, repeats: true })).toEqual([4, 4, undefined]);
  expect(placeNumber([4], { ...at, repeats: false })).toEqual([4]);
  expect(placeNumber([2, 7], { ...at, repeats: false })).toEqual([2, 4, undefined]);
});
