import type { WpsClient } from '@playhouse/wps';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { keyedPages } from '../keyedPages';
import type { Report, ReportAnswer, ReportRequest, ReportSort } from './report';

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

/** How a call is told to sort; a column that it does not know is left out. */
export function sortedBy<Key extends string>(
  keys: readonly Key[],
  sort: ReportSort | undefined,
): { sort?: Key | undefined; descending?: boolean | undefined } {
  const known = keys.find((key) => key === sort?.column);
  return known === undefined ? {} : { sort: known, descending: sort?.descending };
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
