/** A page as the platform answers it: rows, and for some reports totals over the whole period. */
interface Pages<Row, Footer> {
  readonly pages: readonly { readonly items: readonly Row[]; readonly footer?: Footer }[];
}

export interface ReportRows<Row, Footer> {
  readonly rows: readonly Row[];
  /** Totals over the whole period, from the newest page. */
  readonly footer: Footer | undefined;
}

/** All loaded pages as one list. */
export function joinPages<Row, Footer>(data: Pages<Row, Footer>): ReportRows<Row, Footer> {
  return {
    rows: data.pages.flatMap((page) => page.items),
    footer: data.pages.at(-1)?.footer,
  };
}
