import { expect, it } from 'vitest';
import { directionOf, swipeOf } from './swipe';

it('counts a swipe only over 100 px, in the direction in which it mostly goes [SHELL-09]', () => {
  expect(swipeOf(-101, 0)).toBe('left');
  expect(swipeOf(101, 20)).toBe('right');
  expect(swipeOf(150, 160)).toBe('down');
  expect(swipeOf(20, -101)).toBe('up');
  expect(swipeOf(100, 0)).toBeUndefined();
  expect(swipeOf(-70, -99)).toBeUndefined();
});

it('knows where a movement is going before it is a swipe', () => {
  expect(directionOf(3, 8)).toBe('down');
  expect(directionOf(-9, 8)).toBe('left');
});
