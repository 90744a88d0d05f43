import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextGrowth, startAmount } from './simulation';

const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

it('starts at a whole number from 170,000,000 to 250,000,000 [JACK-01]', () => {
  expect(startAmount(() => 0)).toBe(170_000_000);
  expect(startAmount(() => 0.999999999999)).toBe(250_000_000);
  fc.assert(
    fc.property(random, (value) => {
      const amount = startAmount(() => value);
      return Number.isInteger(amount) && amount >= 170_000_000 && amount <= 250_000_000;
    }),
  );
});

it('grows by a whole 100 to 500 every 3, 4 or 5 seconds [JACK-01]', () => {
  const pauses = new Set<number>();
  fc.assert(
    fc.property(random, (value) => {
      const { amount, afterMs } = nextGrowth(() => value);
      pauses.add(afterMs);
      return Number.isInteger(amount) && amount >= 100 && amount <= 500;
    }),
  );
  for (const value of [0, 0.4, 0.9]) pauses.add(nextGrowth(() => value).afterMs);
  expect([...pauses].sort()).toEqual([3000, 4000, 5000]);
});
