import { expect, it } from 'vitest';
import { amountIssue, getFee, largestAmount } from './amount';

it.each([
  ['', 'required'],
  ['abc', 'invalid'],
  ['0', 'invalid'],
  ['99.99', 'tooSmall'],
  ['100', undefined],
  ['500', undefined],
  ['500.01', 'overBalance'],
])(
  'an amount of "%s" between 100 and 1000 with a balance of 500: %s [ROUTE-11]',
  (typed, issue) => {
    const bounds = { minimum: 100, maximum: 1000, balance: 500, scale: 2 };
    expect(amountIssue(typed, bounds)).toBe(issue);
  },
);

it('an amount above the maximum is too large [ROUTE-11]', () => {
  expect(amountIssue('1001', { minimum: 1, maximum: 1000, scale: 2 })).toBe('tooLarge');
});

it('a fee is the one that the platform takes: half a unit rounded up [ROUTE-11]', () => {
  expect(getFee(100, 1, 2)).toBe(1);
  expect(getFee(33.33, 1, 2)).toBe(0.33);
  expect(getFee(33.5, 1, 2)).toBe(0.34);
  expect(getFee(100, 0, 2)).toBe(0);
  expect(getFee(101, 1, 0)).toBe(1);
});

it('the largest amount is the smallest limit, rounded down, never below zero [ROUTE-11]', () => {
  expect(largestAmount([500.559, 1000], 2)).toBe(500.55);
  expect(largestAmount([10_000, 80.4], 0)).toBe(80);
  expect(largestAmount([-5, 10], 2)).toBe(0);
});
