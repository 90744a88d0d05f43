import { addDays } from '@playhouse/i18n';
import type { Day, Period } from '@playhouse/i18n';
import type { CallAnswer, agentCalls } from '@playhouse/wps';

export type Trend = CallAnswer<typeof agentCalls.teamTrend>;
export type TrendUnit = Trend['unit'];
export type TrendPoint = agentCalls.TrendPoint;

/** The step that a day belongs to: itself, its week's Monday, or the first of its month. */
function stepOf(day: Day, unit: TrendUnit): Day {
  if (unit === 'month') return `${day.slice(0, 7)}-01`;
  if (unit === 'day') return day;
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

function nextStep(step: Day, unit: TrendUnit): Day {
  if (unit === 'day') return addDays(step, 1);
  return unit === 'week' ? addDays(step, 7) : stepOf(addDays(step, 31), 'month');
}

const nothing = {
  depositAmount: 0,
  withdrawAmount: 0,
  betAmount: 0,
  winAmount: 0,
  netAmount: 0,
  settledBetAmount: 0,
  settledWinAmount: 0,
};

/**
 * Every step of the period, also those on which nothing happened, which the platform leaves out. Months begin with
 * the first that has anything: a period may begin long before the team did.
 */
export function everyStep({ startDate, endDate }: Period, { unit, points }: Trend): TrendPoint[] {
  const known = new Map(points.map((point) => [point.day, point]));
  const first = unit === 'month' ? (points[0]?.day ?? endDate) : startDate;
  const steps: TrendPoint[] = [];
  for (let day = stepOf(first, unit); day <= endDate; day = nextStep(day, unit))
    steps.push(known.get(day) ?? { day, ...nothing });
  return steps;
}

/** The days of a period that a step of its course is of. */
export function daysOfStep(step: Day, unit: TrendUnit, { startDate, endDate }: Period): Period {
  const last = addDays(nextStep(step, unit), -1);
  return {
    startDate: step < startDate ? startDate : step,
    endDate: last > endDate ? endDate : last,
  };
}
