import type { Period } from '../../base/period';
import { shiftDay } from '../../base/period';

/** The week of a day, Monday to Sunday. */
export function toWeek(day: string): Period {
  // 0 is a Sunday, which ends its week.
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  const startDate = shiftDay(day, 1 - weekday);
  return { startDate, endDate: shiftDay(startDate, 6) };
}
