import { expect, test } from 'vitest';
import { bareNumber } from './bareNumber';

test.each([
  '9171234567',
  '09171234567',
  '+63 917-123-4567',
  '0063 917 123 4567',
  '+63 (0)9171234567',
])('a number is read without the plans: %s [REG-03, LOGIN-09]', (typed) => {
  expect(bareNumber(typed, '63')).toEqual({ mobileNum: '9171234567', countryDialingCode: '63' });
});
