import { expect, test } from 'vitest';
import { getExtent, createScale } from './scale';

test('a chart ends at round numbers around its values, and always shows zero', () => {
  expect(getExtent([320, 4_800])).toEqual({ low: 0, high: 5_000 });
  expect(getExtent([-320, 110])).toEqual({ low: -500, high: 200 });
  expect(getExtent([-7])).toEqual({ low: -10, high: 0 });
  expect(getExtent([0.03])).toEqual({ low: 0, high: 0.05 });
  expect(getExtent([0, 0])).toEqual({ low: 0, high: 1 });
});

test('values stand between floor and ceiling', () => {
  const scale = createScale({ low: -50, high: 150 });
  expect([-50, 0, 150].map(scale)).toEqual([0, 0.25, 1]);
});
