import { expect, it } from 'vitest';
import { getDirection, getSwipe } from './swipe';

it('counts a swipe only over 100 px, in the direction in which it mostly goes [SHELL-09]', () => {
  expect(getSwipe(-101, 0)).toBe('left');
  expect(getSwipe(101, 20)).toBe('right');
  expect(getSwipe(150, 160)).toBe('down');
  expect(getSwipe(20, -101)).toBe('up');
  expect(getSwipe(100, 0)).toBeUndefined();
  expect(getSwipe(-70, -99)).toBeUndefined();
});

it('knows where a movement is going before it is a swipe', () => {
  expect(getDirection(3, 8)).toBe('down');
  expect(getDirection(-9, 8)).toBe('left');
});
