import { expect, it } from 'vitest';
import { swipeDirection } from './swipe';

it('counts a swipe only over 100 px and only when mostly horizontal [SHELL-09]', () => {
  expect(swipeDirection(-101, 0)).toBe('next');
  expect(swipeDirection(101, 20)).toBe('previous');
  expect(swipeDirection(100, 0)).toBeUndefined();
  expect(swipeDirection(-100, 0)).toBeUndefined();
  expect(swipeDirection(150, 160)).toBeUndefined();
});
