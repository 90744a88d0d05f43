import type { Period } from '@playhouse/i18n';

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** The period that an address names, if it names one. */
export function periodIn(search: URLSearchParams): Period | undefined {
  const [startDate, endDate] = [search.get('startDate'), search.get('endDate')];
  return isDay(startDate) && isDay(endDate) && startDate <= endDate
    ? { startDate, endDate }
    : undefined;
}
