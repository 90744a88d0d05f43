import { expect, test } from 'vitest';
import { fitsPassword, fitsUsername } from './downline';

test.each([
  ['team_01', true],
  ['abcd', true],
  ['abc', false],
  ['a'.repeat(17), false],
  ['team one', false],
  ['', false],
])('the name %j fits: %s', (typed, fits) => {
  expect(fitsUsername(typed)).toBe(fits);
});

test.each([
  ['12345678', true],
  ['x'.repeat(64), true],
  ['1234567', false],
  ['x'.repeat(65), false],
])('the password %j fits: %s', (typed, fits) => {
  expect(fitsPassword(typed)).toBe(fits);
});
