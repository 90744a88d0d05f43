import { expect, it, vi } from 'vitest';
import { shiftDay, startOfDay, toDay, toSpan } from './period';

it('a day begins where its time zone says, also where clocks change', () => {
  expect(startOfDay('2026-11-21', 'Asia/Manila').toISOString()).toBe('2026-11-20T16:00:00.000Z');
  expect(startOfDay('2026-11-21', 'America/Sao_Paulo').toISOString()).toBe(
    '2026-11-21T03:00:00.000Z',
  );
  expect(startOfDay('2026-07-01', 'Europe/Lisbon').toISOString()).toBe('2026-06-30T23:00:00.000Z');
  expect(startOfDay('2026-12-01', 'Europe/Lisbon').toISOString()).toBe('2026-12-01T00:00:00.000Z');
  expect(toDay(Date.parse('2026-11-20T16:00:00Z'), 'Asia/Manila')).toBe('2026-11-21');
  expect(toDay(Date.parse('2026-11-20T15:59:59Z'), 'Asia/Manila')).toBe('2026-11-20');
});

it('the rows of a report share one formatter', () => {
  const { DateTimeFormat } = Intl;
  let made = 0;
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function make(...given) {
    made += 1;
    return new DateTimeFormat(...given);
  });
  for (let row = 0; row < 100; row += 1) {
    toDay(row * 86_400_000, 'America/Sao_Paulo');
    toSpan({ startDate: '2026-11-01', endDate: '2026-11-21' }, 'America/Sao_Paulo');
  }
  // One for days and one for offsets, unless another test had them made already.
  expect(made).toBeLessThanOrEqual(2);
});

/** By the definition: a day begins where its date does, and a millisecond earlier it is another one. */
const isBeginning = (day: string, timeZone: string) => {
  const from = startOfDay(day, timeZone).getTime();
  return toDay(from, timeZone) === day && toDay(from - 1, timeZone) < day;
};

const weeks = Array.from({ length: 7 * 53 }, (_, at) => shiftDay('2024-01-01', 7 * at));

/** The seven days from one on, where clocks change in them; the first of them where they do not. */
function daysToProve(from: string, noon: Intl.DateTimeFormat): string[] {
  const hourOn = (day: string) => noon.format(Date.parse(`${day}T12:00:00Z`));
  const isSteady = hourOn(shiftDay(from, -1)) === hourOn(shiftDay(from, 8));
  return Array.from({ length: isSteady ? 1 : 7 }, (_, at) => shiftDay(from, at));
}

it('a day begins with its date in every time zone, from 2024 to 2030', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  expect(zones.length).toBeGreaterThan(400);
  const wrong = zones.flatMap((timeZone) => {
    const noon = new Intl.DateTimeFormat('en', { timeZone, timeStyle: 'short' });
    return weeks
      .flatMap((from) => daysToProve(from, noon))
      .filter((day) => !isBeginning(day, timeZone))
      .map((day) => `${timeZone} ${day}`);
  });
  expect(wrong).toEqual([]);
});
