import { toBcp47 } from '@playhouse/i18n';
import type { Merchant } from '@playhouse/whitelabel';
import type { FileColumn, ReportWriter } from './report';
import { toCsv } from './toCsv';
import type { CsvCell } from './toCsv';

/** `2026-11-21 14:05:00` on the merchant's clock, which every spreadsheet knows for a time. */
function writeTime(time: number, timeZone: string): string {
  const options = { timeZone, dateStyle: 'short', timeStyle: 'medium' } as const;
  return new Intl.DateTimeFormat('sv-SE', options).format(time);
}

export interface FileSetting {
  readonly merchant: Pick<Merchant, 'currency' | 'timeZone'>;
  readonly language: Parameters<typeof toBcp47>[0];
  readonly write: ReportWriter;
}

/** All lines of a report as CSV; the headings of money name the currency. */
export function writeFile<Item>(
  columns: readonly FileColumn<Item>[],
  items: readonly Item[],
  { merchant, language, write }: FileSetting,
): string {
  const { currency, timeZone } = merchant;
  const headings = columns.map(({ label, kind }) =>
    kind === 'money' ? `${write.text(label)} (${currency.code})` : write.text(label),
  );
  const toCell = (item: Item, { kind, value }: FileColumn<Item>): CsvCell => {
    const given = value(item, write);
    if (given === null || given === undefined) return undefined;
    if (typeof given === 'string') return given;
    return kind === 'time' ? writeTime(given, timeZone) : { amount: given };
  };
  const rows = items.map((item) => columns.map((column) => toCell(item, column)));
  return toCsv([headings, ...rows], { locale: toBcp47(language), scale: currency.scale });
}

/** The same cells for paper, as the screen writes them. */
export function writeCells<Item>(
  columns: readonly FileColumn<Item>[],
  item: Item,
  write: ReportWriter,
): readonly string[] {
  return columns.map(({ kind, value }) => {
    const given = value(item, write);
    if (typeof given !== 'number') return given ?? '';
    return kind === 'time' ? write.dateTime(given) : write.money(given);
  });
}
