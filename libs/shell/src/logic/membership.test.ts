import { expect, it } from 'vitest';
import { membershipDay } from './membership';

it('counts the day of registration as day 1 and never less [SHELL-08]', () => {
  const day = 86_400_000;
  expect(membershipDay(1000, 1000)).toBe(1);
  expect(membershipDay(0, day - 1)).toBe(1);
  expect(membershipDay(0, day)).toBe(2);
  expect(membershipDay(0, 30 * day)).toBe(31);
  expect(membershipDay(5000, 0)).toBe(1);
});
