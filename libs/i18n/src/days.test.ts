import { expect, test } from 'vitest';
import { addDays, lastDays, toDay } from './days';

const lateEvening = Date.UTC(2026, 2, 31, 23, 30);

test('a moment falls on the day of the merchant, not of the device', () => {
  expect(toDay(lateEvening, 'Asia/Manila')).toBe('2026-04-01');
  expect(toDay(lateEvening, 'America/Sao_Paulo')).toBe('2026-03-31');
});

test('days are counted across months and leap years', () => {
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
});

test('a period of seven days ends today', () => {
  expect(lastDays(7, toDay(lateEvening, 'UTC'))).toEqual({
    startDate: '2026-03-25',
    endDate: '2026-03-31',
  });
});
