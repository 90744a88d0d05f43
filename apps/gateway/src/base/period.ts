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

/** The moment at which a calendar day (YYYY-MM-DD) begins in a time zone. */
export function startOfDay(day: string, timeZone: string): Date {
  const utc = Date.parse(`${day}T00:00:00Z`);
  // The offset is looked up near the day itself, so that a change of clocks is seen.
  return new Date(utc - offsetMinutes(timeZone, utc) * 60_000);
}

/** The calendar day of a moment in a time zone, as YYYY-MM-DD. */
export const toDay = (moment: number | Date, timeZone: string) => daysIn(timeZone).format(moment);

/** The calendar day (YYYY-MM-DD) so many days after a day, or before it. */
export const shiftDay = (day: string, by: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10);

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
