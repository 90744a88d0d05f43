import { toDay } from '@playhouse/i18n';
import type { Report, ReportWriter } from './report';

/** Lines that follow each other on one day, with the day's own sums. */
export interface DayGroup {
  readonly day: string;
  readonly title: string;
  /** The sums of the whole day, written; absent where the platform tells none. */
  readonly sums: string | undefined;
  /** How many of the report's lines it holds. */
  readonly size: number;
}

/** The days of a report's lines in their order; undefined for a report without days. */
export function groupByDay<Line, Item, Footer>(
  { days }: Pick<Report<Line, Item, Footer>, 'days'>,
  { items, footer }: { readonly items: readonly Item[]; readonly footer: Footer | undefined },
  write: ReportWriter,
  timeZone: string,
): readonly DayGroup[] | undefined {
  if (days === undefined) return undefined;
  const told = footer === undefined ? [] : days.sums(footer, write);
  const sums = new Map(told.map(({ day, text }) => [day, text]));
  const groups: DayGroup[] = [];
  for (const item of items) {
    const day = toDay(days.moment(item), timeZone);
    const last = groups.at(-1);
    if (last?.day === day) groups[groups.length - 1] = { ...last, size: last.size + 1 };
    else groups.push({ day, title: write.day(day), sums: sums.get(day), size: 1 });
  }
  return groups;
}
