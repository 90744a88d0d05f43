import { expect, it } from 'vitest';
import { periodIn } from './periodIn';

it.each([
  ['startDate=2026-11-01&endDate=2026-11-07', { startDate: '2026-11-01', endDate: '2026-11-07' }],
  ['startDate=2026-11-01', undefined],
  ['startDate=2026-11-07&endDate=2026-11-01', undefined],
  ['startDate=yesterday&endDate=today', undefined],
])('the days that %s names', (search, period) => {
  expect(periodIn(new URLSearchParams(search))).toEqual(period);
});
