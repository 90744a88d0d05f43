import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calculateFee, majorUnits, minorUnits, multiplyMoney } from './money';

it('counts every amount of a currency there and back', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 ** 13 }),
      fc.integer({ min: 0, max: 3 }),
      (minor, scale) => {
        expect(minorUnits(majorUnits(minor, scale), scale)).toBe(minor);
        expect(minorUnits(Number((minor / 10 ** scale).toFixed(scale)), scale)).toBe(minor);
      },
    ),
  );
});

it.each([
  [100.005, 2],
  [0.1 + 0.2, 2],
  [0.5, 0],
  [1e17, 2],
  [Number.NaN, 2],
  [Infinity, 0],
])('refuses %d in a currency with %d decimals instead of rounding it', (amount, scale) => {
  expect(minorUnits(amount, scale)).toBeUndefined();
});

it.each([
  [10_000, 1.5, 150],
  [33, 1.5, 0],
  [34, 1.5, 1],
  [100_000_033, 1.5, 1_500_000],
  [5_000, 0, 0],
  [100, 0.5, 1],
])('takes from %d at %d %% a fee of %d', (minor, percent, fee) => {
  expect(calculateFee(minor, percent)).toBe(fee);
});

it.each([
  // As doubles, 459.99999999999994.
  [50, 9.2, 460],
  [25, 4.6, 115],
  [105, 1.9, 199],
  [10_000, 0.57 / 100, 57],
  [300_000_000, 100_000, 30_000_000_000_000],
])('%d at %d times is %d, as on paper', (minor, times, product) => {
  expect(multiplyMoney(minor, times)).toBe(product);
});
