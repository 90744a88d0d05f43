/** A calendar day as the platform writes it: `YYYY-MM-DD`. */
export type Day = string;

/** Whole days, both included. */
export interface Period {
  readonly startDate: Day;
  readonly endDate: Day;
}

/** The calendar day of a moment (epoch milliseconds) in a time zone, as the merchant's reports count. */
export function toDay(time: number, timeZone: string): Day {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** The day `count` days after a day; negative counts go back. */
export function addDays(day: Day, count: number): Day {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + count);
  return moved.toISOString().slice(0, 10);
}

/** The last `days` days up to and including `endDate`. */
export function lastDays(days: number, endDate: Day): Period {
  return { startDate: addDays(endDate, 1 - days), endDate };
}
