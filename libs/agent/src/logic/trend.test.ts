import { expect, test } from 'vitest';
import { daysOfStep, everyStep } from './trend';

const point = (day: string, betAmount: number) => ({
  day,
  betAmount,
  depositAmount: 0,
  withdrawAmount: 0,
  winAmount: 0,
  netAmount: 0,
  settledBetAmount: 0,
  settledWinAmount: 0,
});
const read = (steps: readonly { day: string; betAmount: number }[]) =>
  steps.map(({ day, betAmount }) => [day, betAmount]);

test('days without anything stand at zero [ROUTE-15]', () => {
  const period = { startDate: '2026-02-27', endDate: '2026-03-02' };
  expect(read(everyStep(period, { unit: 'day', points: [point('2026-02-28', 5)] }))).toEqual([
    ['2026-02-27', 0],
    ['2026-02-28', 5],
    ['2026-03-01', 0],
    ['2026-03-02', 0],
  ]);
});

test('weeks begin on the Monday before the period', () => {
  const period = { startDate: '2026-01-01', endDate: '2026-01-14' };
  expect(read(everyStep(period, { unit: 'week', points: [point('2026-01-05', 5)] }))).toEqual([
    ['2025-12-29', 0],
    ['2026-01-05', 5],
    ['2026-01-12', 0],
  ]);
});

test('months begin with the first that has anything, however long the period is', () => {
  const period = { startDate: '1900-01-01', endDate: '2026-03-02' };
  const points = [point('2025-12-01', 5), point('2026-02-01', 7)];
  expect(read(everyStep(period, { unit: 'month', points }))).toEqual([
    ['2025-12-01', 5],
    ['2026-01-01', 0],
    ['2026-02-01', 7],
    ['2026-03-01', 0],
  ]);
  expect(everyStep(period, { unit: 'month', points: [] })).toHaveLength(1);
});

test.each([
  ['2026-11-18', 'day', '2026-11-18', '2026-11-18'],
  ['2026-11-09', 'week', '2026-11-11', '2026-11-15'],
  ['2026-11-16', 'week', '2026-11-16', '2026-11-20'],
  ['2026-11-01', 'month', '2026-11-11', '2026-11-20'],
] as const)(
  'the step %s by %s is of the days of the period in it',
  (step, unit, startDate, endDate) => {
    const period = { startDate: '2026-11-11', endDate: '2026-11-20' };
    expect(daysOfStep(step, unit, period)).toEqual({ startDate, endDate });
  },
);
