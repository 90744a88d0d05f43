import { expect, it, vi } from 'vitest';
import { toDay, toSpan, startOfDay } from './period';

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
