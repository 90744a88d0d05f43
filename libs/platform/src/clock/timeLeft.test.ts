import { expect, it } from 'vitest';
import { formatClock, secondsUntil } from './timeLeft';

it('counts whole seconds down to zero and writes them as a clock [MINE-10]', () => {
  expect(secondsUntil(10_000, 0)).toBe(10);
  expect(secondsUntil(10_000, 9_001)).toBe(1);
  expect(secondsUntil(10_000, 20_000)).toBe(0);
  expect(formatClock(0)).toBe('00:00');
  expect(formatClock(545)).toBe('09:05');
  expect(formatClock(3_725)).toBe('01:02:05');
});
