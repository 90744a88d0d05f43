import type { WpsClient } from '@playhouse/wps';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { keyedPages } from '../keyedPages';
import type { Report, ReportAnswer, ReportColumn, ReportRequest, ReportSort } from './report';

/** Lines that one page of a report carries. */
const pageSize = 20;

/** All pages as one: every line, and the totals of the newest page that brought any. */
export function joinPages<Item, Footer>(pages: readonly ReportAnswer<Item, Footer>[]) {
  return {
    items: pages.flatMap((page) => page.items),
    footer: pages.findLast((page) => page.footer !== undefined)?.footer,
  };
}

/** Whether two keys ask for the same lines, whatever their order. */
function sameLines(one: readonly unknown[], other: readonly unknown[] | undefined): boolean {
  const unsorted = (key: readonly unknown[] | undefined) =>
    JSON.stringify(key, (name, value: unknown) => (name === 'sort' ? undefined : value));
  return unsorted(one) === unsorted(other);
}

type Sortable<Column> = Extract<Column, { readonly sortable: true }>;

/** How a call is told to sort by one of a table's columns; what is none that can be sorted by is left out. */
export function sortedBy<const Column extends Pick<ReportColumn, 'key' | 'sortable'>>(
  columns: readonly Column[],
  sort: ReportSort | undefined,
): { sort?: Sortable<Column>['key']; descending?: boolean } {
  const known = columns.find(
    (column): column is Sortable<Column> => column.sortable === true && column.key === sort?.column,
  );
  return known === undefined || sort === undefined
    ? {}
    : { sort: known.key, descending: sort.descending };
}

/** A report page after page; a change of period, filter or order starts anew. */
export function reportOptions<Line, Item, Footer>(
  wps: WpsClient,
  report: Report<Line, Item, Footer>,
  request: Omit<ReportRequest, 'page'>,
) {
  const queryKey = [...report.key, request] as const;
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => report.load(wps, { ...request, page: pageParam }, signal),
    ...keyedPages(pageSize),
    select: ({ pages }) => joinPages(pages),
    // The lines stay where they are until they come in their new order.
    placeholderData: (before, query) => (sameLines(queryKey, query?.queryKey) ? before : undefined),
  });
}
