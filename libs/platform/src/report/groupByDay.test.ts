import { expect, it } from 'vitest';
import { groupByDay } from './groupByDay';
import type { Report, ReportWriter } from './report';

const write = { day: (day: string) => `on ${day}` } as ReportWriter;
interface Footer {
  readonly days: readonly { readonly day: string }[];
}
const days: Report<unknown, number, Footer>['days'] = {
  moment: (time) => time,
  sums: (footer) => footer.days.map(({ day }) => ({ day, text: `sums of ${day}` })),
};
// Half past four in the afternoon is the next day in Manila.
const items = ['2026-11-21T17:00Z', '2026-11-21T16:30Z', '2026-11-21T15:00Z'].map(Date.parse);

it("lines stand below their days in the merchant's time zone, with the sums of the whole day", () => {
  const footer = { days: [{ day: '2026-11-22' }] };
  expect(groupByDay({ days }, { items, footer }, write, 'Asia/Manila')).toEqual([
    { day: '2026-11-22', title: 'on 2026-11-22', sums: 'sums of 2026-11-22', size: 2 },
    { day: '2026-11-21', title: 'on 2026-11-21', sums: undefined, size: 1 },
  ]);
});

it('a platform without sums still has its days, and a report without days has none', () => {
  const alone = { items, footer: undefined };
  expect(groupByDay({ days }, alone, write, 'UTC')).toEqual([
    { day: '2026-11-21', title: 'on 2026-11-21', sums: undefined, size: 3 },
  ]);
  expect(groupByDay({}, alone, write, 'UTC')).toBeUndefined();
});
