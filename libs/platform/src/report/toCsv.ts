/** A cell: a text, money (major units) or nothing. */
export type CsvCell = string | { readonly amount: number } | undefined;

/** How numbers are written where the file is read: as a spreadsheet of that language expects them. */
export interface CsvFormat {
  /** BCP 47. */
  readonly locale: string;
  /** Decimals of the merchant's currency. */
  readonly scale: number;
}

const byteOrderMark = '\uFEFF';

/** Texts that a spreadsheet would take for a formula. */
const formula = /^[=+\-@\t\r]/;

const decimalOf = (locale: string) =>
  new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ??
  '.';

/**
 * A table as CSV by RFC 4180 in UTF-8 with a byte order mark. Amounts have the currency's decimals and no grouping. Where the
 * language has a decimal comma, fields stand between semicolons, as its spreadsheets read them. A text that a spreadsheet
 * would calculate has an apostrophe in front.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[], { locale, scale }: CsvFormat): string {
  const decimal = decimalOf(locale);
  const separator = decimal === ',' ? ';' : ',';
  const write = (cell: CsvCell): string => {
    if (cell === undefined) return '';
    if (typeof cell === 'object') return cell.amount.toFixed(scale).replace('.', decimal);
    const text = formula.test(cell) ? `'${cell}` : cell;
    return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const lines = rows.map((row) => row.map(write).join(separator));
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`;
}
