/** Whole days, YYYY-MM-DD, both included. */
export interface Period {
  readonly startDate: string;
  readonly endDate: string;
}

/** A formatter for each time zone, made once: making one takes a hundred times as long as using it. */
function perTimeZone(locale: string, options: Intl.DateTimeFormatOptions) {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (timeZone: string): Intl.DateTimeFormat => {
    const known = made.get(timeZone) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
    made.set(timeZone, known);
    return known;
  };
}

const calendarDay = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const daysIn = perTimeZone('en-CA', calendarDay);
const minutesIn = perTimeZone('en-US', {
  ...calendarDay,
  hourCycle: 'h23',
  hour: 'numeric',
  minute: 'numeric',
});

/** Minutes by which a time zone is ahead of UTC at a moment. */
function offsetMinutes(timeZone: string, moment: number): number {
  const parts = minutesIn(timeZone).formatToParts(moment);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value ?? 0);
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
  );
  return Math.round((local - Math.floor(moment / 60_000) * 60_000) / 60_000);
}

/** The calendar day of a moment in a time zone, as YYYY-MM-DD. */
export const toDay = (moment: number | Date, timeZone: string) => daysIn(timeZone).format(moment);

const dayMs = 86_400_000;

/**
 * The moment at which a calendar day (YYYY-MM-DD) begins in a time zone: mostly at midnight, and where clocks skip
 * midnight, when they do.
 */
export function startOfDay(day: string, timeZone: string): Date {
  const utc = Date.parse(`${day}T00:00:00Z`);
  const midnightBy = (moment: number) => utc - offsetMinutes(timeZone, moment) * 60_000;
  // Clocks change at most once around a midnight: it is counted by the offset before and by the one after it.
  const [before, after] = [midnightBy(utc - dayMs), midnightBy(utc + dayMs)];
  if (before === after) return new Date(before);
  const [first, second] = [Math.min(before, after), Math.max(before, after)];
  return new Date(toDay(first, timeZone) === day ? first : second);
}

/** The calendar day (YYYY-MM-DD) so many days after a day, or before it. */
export const shiftDay = (day: string, by: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * dayMs).toISOString().slice(0, 10);

/** From a moment up to, but not including, another. */
export interface Span {
  readonly from: Date;
  readonly until: Date;
}

/** A report's period: from the first day's beginning to the end of the last day. */
export const toSpan = ({ startDate, endDate }: Period, timeZone: string): Span => ({
  from: startOfDay(startDate, timeZone),
  until: startOfDay(shiftDay(endDate, 1), timeZone),
});
