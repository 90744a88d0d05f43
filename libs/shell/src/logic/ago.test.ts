import { expect, it } from 'vitest';
import { toAgo } from './ago';

const minute = 60_000;

it.each([
  [0, 1, 'minute'],
  [59 * minute + 59_999, 59, 'minute'],
  [60 * minute, 1, 'hour'],
  [24 * 60 * minute - 1, 23, 'hour'],
  [49 * 60 * minute, 2, 'day'],
] as const)('an age of %i ms is %i %s', (age, value, unit) => {
  expect(toAgo(age)).toEqual({ value, unit });
});
